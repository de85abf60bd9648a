import type { Step } from '@croupier/contract/multi-step-rounds.ts'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { tiles } from '@croupier/engine/instant/mines.ts'
import { fieldOf } from '@croupier/engine/studio-game.ts'

/** The tiles as a page knows them. */
export interface Board {
  readonly mines: number
  /** Tiles opened and safe, in their order. */
  readonly gems: readonly number[]
  /** The mine that was opened. */
  readonly hit: number | undefined
  /** All mines, once the round is over. */
  readonly shown: readonly number[]
  readonly closed: readonly number[]
  readonly over: boolean
}

const all = Array.from({ length: tiles }, (_, tile) => tile)

/** The board after these events; of no round, all tiles are closed and as many mines as are chosen lie below. */
export function boardOf(
  round: { readonly choices: unknown; readonly events: readonly GameEvent[] } | undefined,
  chosen: number,
): Board {
  const events = round?.events ?? []
  const opened = events.filter((event) => event.kind === 'tile_opened')
  const gems = opened.filter(({ safe }) => safe).map(({ tile }) => tile)
  const hit = opened.find(({ safe }) => !safe)?.tile
  const shown = events.find((event) => event.kind === 'mines_shown')?.mines ?? []
  return {
    mines: round ? Number(fieldOf(round.choices, 'mines')) : chosen,
    gems,
    hit,
    shown,
    closed: all.filter((tile) => !gems.includes(tile) && tile !== hit),
    over: shown.length > 0,
  }
}

/** What autoplay does next: opens any closed tile until so many gems are found, then leaves with them. */
export const autoStep = (board: Board, gems: number, pick: (below: number) => number): Step =>
  board.gems.length < Math.min(gems, tiles - board.mines)
    ? { kind: 'open', tile: board.closed[pick(board.closed.length)] ?? 0 }
    : { kind: 'cash_out' }
