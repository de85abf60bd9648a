import { addressOf, launchWay, type LaunchTarget } from '../launch-way.ts'

/** Where the game leads that a lottery's address names: a lottery opens with its play type, another game where it belongs. */
export function linkedLottery(game: LaunchTarget | undefined, playType: string | undefined) {
  if (game?.code === undefined) return undefined
  const way = launchWay(game)
  if (way.by === 'popup') return undefined
  if (way.by !== 'lottery') return addressOf(way)
  return { to: '/game', search: { gameCode: game.code, ...(playType !== undefined && { playType }) } } as const
}
