import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Caller } from './caller.ts'
import { type PlayResult, PLAYS, wonBy } from './games.ts'
import type { PlayerSession, Store } from './store.ts'

export interface Bet {
  readonly seat: PlayerSession
  readonly stake: string
  readonly choice: string
}

export interface SandboxGame {
  readonly store: Store
  readonly caller: Caller
}

const PAYTABLE = '1'
const PATIENCE_MS = 4000

/** Play a round as a vendor does: the bet first, the outcome by the system’s own chance, then what it won, until that is heard. */
export async function playRound({ store, caller }: SandboxGame, { seat, stake, choice }: Bet): Promise<PlayResult> {
  const game = SANDBOX_GAMES.find(({ code }) => code === seat.game)
  const units = unitsOf(stake, seat.decimals)
  if (!game || !units || !PLAYS[game.play].choices.includes(choice))
    return { status: 'INVALID_REQUEST', balance: undefined }

  const [roundId, betTransactionId] = [randomUUID(), randomUUID()]
  const round = { roundId, player: seat.player, game: seat.game, currency: seat.currency }
  const bet = { ...round, transactionId: betTransactionId, token: seat.token, amount: stake }
  const cancel = { ...round, transactionId: randomUUID(), betTransactionId }
  if (caller.behaviour() === 'cancel_first') await caller.early('cancel', cancel)
  const zero = { ...round, transactionId: randomUUID(), betTransactionId, amount: '0' }
  if (caller.behaviour() === 'reordering') await caller.early('settle', zero)

  const placed = await caller.bet(bet)
  if (placed?.status !== 'OK') {
    // Nobody knows whether it was placed: it is taken back until somebody has heard.
    if (!placed) store.queue('cancel', cancel)
    void caller.settleUp()
    return { status: placed?.status ?? 'RETRY', balance: placed?.balance }
  }

  const outcome = PLAYS[game.play].play(choice, (faces) => randomInt(faces))
  if (!outcome) throw new Error(`${choice} cannot be played at ${game.code}`)
  const won = wonBy(units, outcome, seat.decimals)
  const { shown, said } = outcome
  store.together(() => {
    store.queue('settle', { ...zero, amount: amountText(won, seat.decimals) })
    const recall = { paytableVersion: PAYTABLE, choices: { choice, stake }, events: [{ shown }], outcome: said }
    store.queue('close-round', { ...round, recall })
  })
  // The player sees what came of it in any case; what is owed is said for as long as it takes.
  await Promise.race([caller.settleUp(), wait(PATIENCE_MS, undefined, { ref: false })])
  const left = await caller.balance(seat.player, seat.currency)
  return { status: 'OK', shown, said, won: amountText(won, seat.decimals), balance: left?.balance }
}
