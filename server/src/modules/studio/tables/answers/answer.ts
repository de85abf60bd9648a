import type * as contract from '@croupier/contract/table-answers.ts'
import { floorTo } from '@croupier/engine/fraction.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { openBets } from '../../../betting/betting.ts'
import { type Brand, brandOf, currencyOf } from '../../../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { accountOf } from '../../../wallet/wallet.ts'
import { fundsOf } from '../../../wallet/balances/balances.ts'
import * as slips from '../bet-slips/store.ts'
import * as bets from '../bets/store.ts'
import type { SpotStake } from '../limits.ts'
import { memberRoundOf, type MemberRound } from '../view.ts'
import { announceBets, newBet, placedBet, recordOf } from '../betting-record.ts'
import { answerTo } from '../rules.ts'
import { findSeats } from '../seats/store.ts'
import * as tables from '../store.ts'
import * as store from './store.ts'
import { stakesAdded, withChanges } from '../totals.ts'

/** Answer what the round asks. What follows a bet is taken at once; the moment at which the server receives it decides. */
export async function answer(deps: Deps, ask: Ask<typeof contract.answerTable>): Promise<MemberRound> {
  const { params, body, session, brandId } = ask
  const brand = await brandOf(deps, brandId)
  const { memberId } = session
  const asset = currencyOf(brand, session.agentType)
  const content = ['answer', body.roundId, body.kind, body.option, body.seat ?? 0].join('|')
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const rules = playRulesOf(brand, now)
    const book = await openBets(tx, [{ betId: body.id, memberId, asset, rules }], now)
    const known = (await slips.findBetSlips(tx, [body.id])).get(body.id)
    if (known && (known.memberId !== memberId || known.content !== content)) throw new Refusal('id_reused')
    if (known) return known.reply as MemberRound
    if (book.bet(body.id)) throw new Refusal('id_reused')
    const round = (await tables.holdRounds(tx, [body.roundId])).get(body.roundId)
    const game = round && tableGameOf(round.gameCode)
    if (!game || round.tableId !== params.tableId || round.brandId !== brandId) throw new Refusal('not_found')
    const own = await bets.findBetsOf(tx, [memberId], [round.id])
    const answers = await store.findAnswers(tx, [round.id], memberId)
    const spots = game.spots(round.paytable)
    const { seat, place, lays } = must(answerTo(round, body, { bets: own, answers, spots }, deps.now()))

    const given = { roundId: round.id, memberId, kind: body.kind, seat, place, option: body.option }
    await store.insertAnswer(tx, given, now)
    const laid: readonly SpotStake[] = lays
      ? [{ ...lays, stake: floorTo(lays.stake, 10n ** BigInt(scale - brand.decimals)) }]
      : []
    const owner = { betSlipId: body.id, memberId, asset, content, round, decimals: brand.decimals }
    const rows = laid.map((one) => {
      must(book.place(newBet(body.id, owner, one)))
      return placedBet(body.id, owner, one, now)
    })
    const totals = withChanges(round.totals, asset, stakesAdded(own, laid))
    await write(tx, { round, rows, now, totals, book })
    await tables.wake(tx, round.tableId, now)
    const seats = (await findSeats(tx, [round.tableId])).filter((one) => one.memberId === memberId)
    const mine = memberRoundOf([...own, ...rows], [...answers, given], seats)
    const reply = { roundId: round.id, ...mine, balance: await balanceOf(tx, brand, accountOf(memberId, asset)) }
    await slips.insertBetSlips(tx, [{ id: body.id, memberId, roundId: round.id, content, reply }], now)
    return reply
  })
}

/** What an answer that costs something writes. */
interface AnswerBets {
  readonly round: tables.RoundRow
  readonly rows: readonly bets.BetRow[]
  readonly totals: tables.Totals
  readonly now: Date
  readonly book: Awaited<ReturnType<typeof openBets>>
}

async function write(tx: Tx, { round, rows, totals, now, book }: AnswerBets): Promise<void> {
  if (rows.length === 0) return
  const table = await tables.findTable(tx, round.tableId)
  await book.write(recordOf(round, table, rows, now))
  await bets.insertBets(tx, rows)
  await bets.saveTotals(tx, [{ id: round.id, totals, people: round.people }])
  await announceBets(tx, [round], rows)
}

async function balanceOf(tx: Tx, { decimals }: Brand, account: string): Promise<string> {
  return amountText((await fundsOf(tx, [account])).get(account)?.available ?? 0n, decimals)
}
