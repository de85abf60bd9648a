const VERSUS = /^(player|banker|tie)([1-3])(?:_equal)?$/

type Winner = 'player' | 'banker' | 'tie'

const players = ['1', '2', '3'] as const

/** Who won between each of three players and the banker; undefined of games that are not played so. */
export function winnersOf(won: readonly string[]): readonly Winner[] | undefined {
  const found = won.map((spot) => VERSUS.exec(spot)).filter((each) => each !== null)
  if (found.length === 0) return undefined
  return players.map((player) => {
    const side = found.find((each) => each[2] === player)?.[1]
    return side === 'player' || side === 'banker' ? side : 'tie'
  })
}
