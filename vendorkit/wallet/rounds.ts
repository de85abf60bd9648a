import { randomInt } from 'node:crypto'
import type { SandboxGame } from '@croupier/contract/sandbox-games.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { type PlayResult, PLAYS, wonBy } from '../sandbox/games.ts'
import type { PlayerSession, Store } from './store.ts'

export interface Bet {
  /** The page makes it: a round asked for again is not played again. */
  readonly id: string
  readonly seat: PlayerSession
  readonly game: SandboxGame
  readonly stake: string
  readonly choice: string
}

const PAYTABLE = '1'

/** As many decimals as the currency is paid with; the dong has none. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** What a player has, as a page shows it. */
export const balanceText = (store: Store, { vendor, player, currency }: Omit<PlayerSession, 'id' | 'game'>): string =>
  amountText(store.balanceOf(vendor, player, currency), decimalsOf(currency))

/** Play a round from the wallet that the vendor keeps: stake, outcome, payout and what the site is told are written together. */
export function playRound(store: Store, bet: Bet, at: Date): PlayResult<string> {
  const { id, seat, game, stake, choice } = bet
  const before = store.round(id)
  const has = balanceText(store, seat)
  if (before) {
    const same = before.seat === seat.id && before.stake === stake && before.choice === choice
    return same ? (JSON.parse(before.answer) as PlayResult<string>) : { status: 'DUPLICATE_TRANSACTION', balance: has }
  }
  const decimals = decimalsOf(seat.currency)
  const units = unitsOf(stake, decimals)
  if (!units || !PLAYS[game.play].choices.includes(choice)) return { status: 'INVALID_REQUEST', balance: has }
  const balance = store.balanceOf(seat.vendor, seat.player, seat.currency)
  if (units > balance) return { status: 'NOT_ENOUGH_MONEY', balance: has }

  const outcome = PLAYS[game.play].play(choice, (faces) => randomInt(faces))
  if (!outcome) throw new Error(`${choice} cannot be played at ${game.code}`)
  const won = wonBy(units, outcome, decimals)
  const after = balance - units + won
  const { shown, said } = outcome
  const answer = {
    status: 'OK',
    shown,
    said,
    won: amountText(won, decimals),
    balance: amountText(after, decimals),
  } as const
  const { vendor, player, currency } = seat
  store.together(() => {
    store.setBalance({ vendor, player, currency, balance: after })
    store.insertRound({ id, seat: seat.id, stake, choice, answer: JSON.stringify(answer), at: at.toISOString() })
    store.report(vendor, {
      transactionId: id,
      roundId: id,
      player,
      game: game.code,
      currency,
      stake: amountText(units, decimals),
      payout: answer.won,
      balance: answer.balance,
      recall: { paytableVersion: PAYTABLE, choices: { choice, stake }, events: [{ shown }], outcome: said },
    })
  })
  return answer
}
