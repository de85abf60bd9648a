import type { TableEvent } from './table-game.ts'

/** A banker and three players: Mahjong Tiles, Pai Gow and Bull-Bull. */
export const players = ['player1', 'player2', 'player3'] as const
export type Player = (typeof players)[number]
export const seats = ['banker', ...players] as const
export type Seat = (typeof seats)[number]

/** All seats, beginning with this one. */
export function turnFrom(first: Seat): readonly Seat[] {
  const at = seats.indexOf(first)
  return [...seats.slice(at), ...seats.slice(0, at)]
}

/** Something of each seat. */
export const bySeat = <T>(of: (seat: Seat) => T): Readonly<Record<Seat, T>> => ({
  banker: of('banker'),
  player1: of('player1'),
  player2: of('player2'),
  player3: of('player3'),
})

export interface TileDealt extends TableEvent {
  readonly kind: 'tile'
  readonly to: Seat
  readonly tile: string
}
