import { count } from '../count-setting.ts'
import { z } from 'zod'
import type { Brand } from '../brand.ts'

/** How long the phases of a live table take; `stepMs` is what is shown of a card, or of all dice at once. */
export const TablePace = z.strictObject({
  betMs: count(1000, 120_000),
  guardMs: count(0, 10_000),
  stepMs: count(50, 60_000),
  /** How long somebody is waited for who is asked. */
  decideMs: count(1000, 60_000),
  /** How long all seats are waited for that are asked at once. */
  decideAllMs: count(1000, 60_000),
  resultMs: count(1000, 60_000),
})
export type TablePace = z.output<typeof TablePace>

const pace = (bet: number, stepMs: number, result: number, decide = 12): TablePace => ({
  betMs: bet * 1000,
  guardMs: 1000,
  stepMs,
  decideMs: decide * 1000,
  decideAllMs: 8000,
  resultMs: result * 1000,
})

/** The seconds of the rulebook. */
const standard: Readonly<Record<string, TablePace>> = {
  BACCARAT: pace(20, 2000, 5),
  DRAGON_TIGER: pace(15, 2000, 4),
  SICBO: pace(25, 6000, 5),
  YU_SIA_XIE: pace(20, 6000, 5),
  SE_DIE: pace(20, 6000, 5),
  FAN_TAN: pace(20, 6000, 5),
  ROULETTE: pace(25, 12_000, 5),
  BLACKJACK: pace(15, 900, 5, 15),
  HOLDEM: pace(15, 1000, 6),
  CARD_POKER: pace(15, 1000, 6),
  MAHJONG_TILES: pace(20, 2000, 6),
  MAHJONG: pace(20, 2000, 6),
  PAI_GOW: pace(20, 800, 6),
  NIUNIU: pace(20, 500, 6),
  ZJH: pace(20, 800, 6),
}

const quick: Readonly<Record<string, TablePace>> = {
  BACCARAT: pace(12, 1000, 3),
  ROULETTE: pace(15, 6000, 4),
}

const usual = pace(20, 1500, 5)

/** How long the phases of a live table take at a brand: what it has decided of them, and the standard for the rest. */
export function tablePace(
  { settings }: Pick<Brand, 'settings'>,
  { gameCode, speed }: { readonly gameCode: string; readonly speed: 'standard' | 'speed' },
): TablePace {
  const own = settings.tables.pace
  const slow = standard[gameCode] ?? usual
  return speed === 'speed'
    ? { ...(quick[gameCode] ?? slow), ...own[`${gameCode}_SPEED`] }
    : { ...slow, ...own[gameCode] }
}
