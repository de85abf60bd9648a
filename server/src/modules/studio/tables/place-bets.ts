import type * as contract from '@croupier/contract/tables.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type BetBook, openBets } from '../../betting/betting.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { derivedId } from '../../wallet/wallet.ts'
import { matchesPage } from '../rules.ts'
import * as slips from './bet-slips/store.ts'
import * as bets from './bets/store.ts'
import { acceptStakes, type SpotStake } from './limits.ts'
import { memberRoundOf, type MemberRound } from './view.ts'
import { announceBets, contentOf, newBet, placedBet, recordOf } from './betting-record.ts'
import * as seating from './seats/store.ts'
import * as store from './store.ts'
import { isPlaced, stakesAdded, ownIn, ownOn, totalOn, withChanges } from './totals.ts'

interface Command {
  readonly id: string
  readonly tableId: string
  readonly roundId: string
  readonly memberId: string
  readonly asset: string
  readonly laid: readonly SpotStake[]
  readonly content: string
  readonly brand: Brand
}

/** Lay chips on spots of the round that takes bets. */
export async function placeBets(deps: Deps, ask: Ask<typeof contract.placeTableBets>): Promise<MemberRound> {
  const brand = await brandOf(deps, ask.brandId)
  const table = await store.findTable(deps.db, ask.params.tableId)
  if (table?.brandId !== brand.id) throw new Refusal('not_found')
  return placeAll(deps, must(commandFrom(ask, brand, table)))
}

function commandFrom(
  { body, session, params }: Ask<typeof contract.placeTableBets>,
  brand: Brand,
  table: store.TableRow,
): Verdict<Command> {
  const game = tableGameOf(table.gameCode)
  if (!game || table.state === 'closed' || table.state === 'maintenance') return no('table_closed')
  const asset = currencyOf(brand, session.agentType)
  const known = matchesPage(body, game.paytableVersion, asset)
  if (!known.ok) return known
  const spots = new Map(game.spots(table.paytable).map((spot) => [spot.key, spot]))
  const laid: SpotStake[] = []
  for (const [at, bet] of body.bets.entries()) {
    const spot = spots.get(bet.spot)
    // What follows another bet is laid by an answer.
    if (!spot || spot.follows) return atField(`bets.${at}.spot`, 'not_allowed')
    const stake = unitsOf(bet.stake, brand.decimals)
    if (!stake) return atField(`bets.${at}.stake`, 'invalid_amount')
    laid.push({ spot, stake })
  }
  return yes({
    id: body.id,
    tableId: params.tableId,
    roundId: body.roundId,
    memberId: session.memberId,
    asset,
    laid,
    content: contentOf(table, body.roundId, laid),
    brand,
  })
}

/** What one batch of commands is judged by, and what it writes. */
interface BetBatch {
  readonly book: BetBook
  readonly rounds: Map<string, store.RoundRow>
  readonly tables: ReadonlyMap<string, store.TableRow>
  readonly betSlips: Map<string, slips.BetSlipRow>
  readonly bets: Map<string, bets.BetRow[]>
  readonly seats: readonly seating.SeatRow[]
  readonly fresh: { readonly bets: bets.BetRow[]; readonly betSlips: slips.BetSlipRow[]; readonly rounds: Set<string> }
  readonly now: Date
}

const placeOf = ({ memberId, roundId }: { readonly memberId: string; readonly roundId: string }) =>
  `${memberId} ${roundId}`

const placeAll = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<MemberRound>[]> => {
    const now = deps.now()
    const ids = (of: (command: Command) => string) => [...new Set(commands.map(of))]
    const asks = commands.flatMap(({ id, laid, memberId, asset, brand }) =>
      laid.map((_, at) => ({ betId: betId(id, at), memberId, asset, rules: playRulesOf(brand, now) })),
    )
    const book = await openBets(tx, asks, now)
    const [roundIds, tableIds] = [ids(({ roundId }) => roundId), ids(({ tableId }) => tableId)]
    // Held until this commits: no round ends its betting with a bet that it has not seen, and totals are exact.
    const [rounds, betSlips, before, tables, seats] = await Promise.all([
      store.holdRounds(tx, roundIds),
      slips.findBetSlips(
        tx,
        ids(({ id }) => id),
      ),
      bets.findBetsOf(
        tx,
        ids(({ memberId }) => memberId),
        roundIds,
      ),
      store.findTablesById(tx, tableIds),
      seating.findSeats(tx, tableIds),
    ])
    const batch: BetBatch = {
      book,
      rounds: new Map(rounds),
      tables,
      betSlips: new Map(betSlips),
      bets: Map.groupBy(before, placeOf),
      seats,
      fresh: { bets: [], betSlips: [], rounds: new Set() },
      // Whether a round still takes bets is asked behind its lock.
      now: deps.now(),
    }
    const verdicts = commands.map((command) => placeOne(batch, command))
    if (batch.fresh.betSlips.length > 0) await write(tx, batch, commands)
    return verdicts
  },
  // Each bet of a slip is written with the content of the whole slip.
  { sizeOf: ({ laid, content }) => ({ rows: laid.length, bytes: laid.length * content.length }) },
)

/** The first bet of a slip has the slip's own id. */
const betId = (slipId: string, at: number): string => (at === 0 ? slipId : derivedId(slipId, `bet ${at}`))

const BETS_MAX = 200

function placeOne(batch: BetBatch, command: Command): Verdict<MemberRound> {
  const { id, memberId, content, asset, laid, brand } = command
  const before = batch.betSlips.get(id)
  if (before)
    return before.memberId === memberId && before.content === content
      ? yes(before.reply as MemberRound)
      : no('id_reused')
  if (batch.book.bet(id)) return no('id_reused')
  const round = batch.rounds.get(command.roundId)
  const row = batch.tables.get(command.tableId)
  if (!row || round?.tableId !== command.tableId || round.brandId !== brand.id) return no('not_found')
  if (round.phase !== 'betting' || batch.now >= round.closesAt) return no('bets_closed')
  const own = batch.bets.get(placeOf(command)) ?? []
  const allowed = judge(batch, command, row, round, own)
  if (!allowed.ok) return allowed

  const owner = { betSlipId: id, memberId, asset, content, round, decimals: brand.decimals }
  const rows: bets.BetRow[] = []
  let balance = 0n
  for (const [at, one] of laid.entries()) {
    const placed = batch.book.place(newBet(betId(id, at), owner, one))
    if (!placed.ok) {
      if (at === 0) return placed
      // Some of it has been taken already: all or none, so the whole is rolled back and the commands of the batch are tried one by one.
      throw new Refusal(placed.code, placed.detail)
    }
    balance = placed.value.balanceAfter
    rows.push(placedBet(betId(id, at), owner, one, batch.now))
  }
  const people = round.people + (own.some(isPlaced) ? 0 : 1)
  batch.rounds.set(round.id, { ...round, people, totals: withChanges(round.totals, asset, stakesAdded(own, laid)) })
  batch.bets.set(placeOf(command), [...own, ...rows])
  batch.fresh.bets.push(...rows)
  batch.fresh.rounds.add(round.id)
  const seats = batch.seats.filter((seat) => seat.memberId === memberId && seat.tableId === row.id)
  const mine = memberRoundOf([...own, ...rows], [], seats)
  const reply: MemberRound = { roundId: round.id, ...mine, balance: amountText(balance, brand.decimals) }
  const slip = { id, memberId, roundId: round.id, content, reply }
  batch.betSlips.set(id, slip)
  batch.fresh.betSlips.push(slip)
  return yes(reply)
}

/** Seats have owners, spots have limits, and nobody lays chips without end. */
function judge(
  { seats }: BetBatch,
  { memberId, asset, laid, brand }: Command,
  row: store.TableRow,
  round: store.RoundRow,
  own: readonly bets.BetRow[],
): Verdict<undefined> {
  const owner = ({ seat }: Spot) => seats.find((one) => one.tableId === row.id && one.seat === seat)?.memberId
  if (laid.some(({ spot }) => spot.seat !== undefined && owner(spot) !== memberId)) return no('seat_taken')
  if (own.length + laid.length > BETS_MAX) return no('spots_full')
  return acceptStakes(
    laid,
    {
      own: (spot) => ownOn(own, spot),
      ownRound: ownIn(own),
      all: (spot) => totalOn(round.totals, asset, spot),
    },
    row.limits,
    (units) => amountText(units, brand.decimals),
  )
}

async function write(
  tx: Tx,
  { book, rounds, tables, fresh, now }: BetBatch,
  commands: readonly Command[],
): Promise<void> {
  const played = [...fresh.rounds].flatMap((id) => rounds.get(id) ?? [])
  const seated = commands.flatMap(({ laid, tableId, memberId }) =>
    laid.some(({ spot }) => spot.seat !== undefined) ? [{ tableId, memberId }] : [],
  )
  await Promise.all([
    book.write(played.flatMap((round) => recordOf(round, tables.get(round.tableId), fresh.bets, now))),
    bets.insertBets(tx, fresh.bets),
    slips.insertBetSlips(tx, fresh.betSlips, now),
    bets.saveTotals(tx, played),
    seated.length > 0 ? seating.noteUse(tx, seated, now) : undefined,
    announceBets(tx, played, fresh.bets),
  ])
}
