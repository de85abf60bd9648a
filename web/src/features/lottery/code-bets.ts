import { lotteries, type Lottery, lotteryOf } from '@croupier/engine/lottery/lotteries.ts'
import { writeContent } from '@croupier/engine/lottery/content.ts'
import { type ReadShortCode, readShortCode, type ShortBet } from '@croupier/engine/lottery/short-code.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import type { BoardMethods } from './methods.ts'
import { stepOf } from './price.ts'
import type { PendingBet } from './slip.ts'

/** What a bet of the short code is at this board: a line, or why it is none. */
export type CodeBet = { readonly key: string; readonly bet: ShortBet } & (
  | { readonly kind: 'own'; readonly line: PendingBet }
  | { readonly kind: 'elsewhere' | 'two_stations' | 'not_offered' | 'stake' }
)

/** Families whose tickets are written in the trade’s short code. */
export const hasShortCode = (family: string): boolean => family.startsWith('VN_')

/** Lines of the short code are known by this in an order. */
export const CODE_KEY = 'code '

/** What a stake of one is, in stored units: the trade counts dong by the thousand. */
export const stakeUnitOf = (currency: string): bigint => unitsOf(currency === 'VND' ? '1000' : '1', scale) ?? 0n

/** What a text is read by. */
export interface CodeTerms {
  readonly gameCode: string
  readonly currency: string
  readonly decimals: number
  /** Codes of the lotteries that are on sale. */
  readonly onSale: ReadonlySet<string>
}

/** Read the short code as the board of a lottery reads it: what names no station is bet there. */
export function readCode(text: string, { gameCode, currency, decimals, onSale }: CodeTerms): ReadShortCode {
  const station = lotteryOf(gameCode)
  return readShortCode(text, {
    // The order of the day: what `2d` means follows from it.
    onSale: lotteries.filter((lottery) => onSale.has(lottery.gameCode) || isSame(lottery, station)),
    ...(station && { station }),
    stakeUnit: stakeUnitOf(currency),
    unit: stepOf(decimals),
  })
}

const isSame = (lottery: Lottery, station: Lottery | undefined) => lottery.gameCode === station?.gameCode

/** The bets of a text at this board. */
export const codeBets = ({ bets }: ReadShortCode, gameCode: string, known: BoardMethods): readonly CodeBet[] =>
  bets.map((bet, at) => {
    const key = `${CODE_KEY}${at}`
    if (bet.gameCodes.length > 1) return { key, bet, kind: 'two_stations' }
    if (bet.gameCodes[0] !== gameCode) return { key, bet, kind: 'elsewhere' }
    const terms = known.methods.get(bet.method)?.terms
    if (!terms) return { key, bet, kind: 'not_offered' }
    if (!isWithin(bet.stake, terms)) return { key, bet, kind: 'stake' }
    const { method, tickets, stake } = bet
    const line = { key, method, text: writeContent(bet.content), tickets, price: { kind: 'stake', stake } as const }
    return { key, bet, kind: 'own', line }
  })

interface StakeTerms {
  readonly stakeMin: string | null
  readonly stakeMax: string | null
}

const isWithin = (stake: bigint, { stakeMin, stakeMax }: StakeTerms): boolean =>
  stake >= (unitsOf(stakeMin ?? '', scale) ?? 0n) && stake <= (unitsOf(stakeMax ?? '', scale) ?? stake)
