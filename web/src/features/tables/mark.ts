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

/** How a player stands against the banker once that is known; of the banker nothing, who plays against three. */
export function verdictOf(seat: string, won: readonly string[]): 'won' | 'lost' | undefined {
  if (seat === 'banker') return undefined
  if (won.includes(seat)) return 'won'
  return won.includes(`banker${seat.slice(-1)}`) ? 'lost' : undefined
}
