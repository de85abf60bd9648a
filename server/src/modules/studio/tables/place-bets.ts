import type * as contract from '@croupier/contract/tables.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
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
import { asShown } from '../rules.ts'
import * as bets from './bets/store.ts'
import { accept, heldOf, type Laid } from './limits.ts'
import { mineOf, type Mine } from './mine.ts'
import { contentOf, newBet, recordOf, tellStakes } from './record.ts'
import * as seating from './seats/store.ts'
import * as store from './store.ts'
import { isLying, laidMore, ownIn, ownOn, totalOn, withMore } from './totals.ts'

interface Command {
  readonly id: string
  readonly tableId: string
  readonly roundId: string
  readonly memberId: string
  readonly asset: string
  readonly laid: readonly Laid[]
  readonly content: string
  readonly brand: Brand
}

/** Lay chips on spots of the round that takes bets. */
export async function placeBets(deps: Deps, ask: Ask<typeof contract.placeTableBets>): Promise<Mine> {
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
  const known = asShown(body, game.paytableVersion, asset)
  if (!known.ok) return known
  const spots = new Map(game.spots(table.paytable).map((spot) => [spot.key, spot]))
  const laid: Laid[] = []
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

interface Table {
  readonly book: BetBook
  readonly rounds: Map<string, store.RoundRow>
  readonly tables: ReadonlyMap<string, store.TableRow>
  readonly clicks: Map<string, bets.ClickRow>
  readonly bets: Map<string, bets.BetRow[]>
  readonly seats: readonly bets.SeatRow[]
  readonly fresh: { readonly bets: bets.BetRow[]; readonly clicks: bets.ClickRow[]; readonly rounds: Set<string> }
  readonly now: Date
}

const placeOf = ({ memberId, roundId }: { readonly memberId: string; readonly roundId: string }) =>
  `${memberId} ${roundId}`

const placeAll = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<Mine>[]> => {
    const now = deps.now()
    const ids = (of: (command: Command) => string) => [...new Set(commands.map(of))]
    const asks = commands.flatMap(({ id, laid, memberId, asset, brand }) =>
      laid.map((_, at) => ({ betId: betId(id, at), memberId, asset, rules: playRulesOf(brand, now) })),
    )
    const book = await openBets(tx, asks, now)
    const [roundIds, tableIds] = [ids(({ roundId }) => roundId), ids(({ tableId }) => tableId)]
    // Held until this commits: no round ends its betting with a bet that it has not seen, and totals are exact.
    const [rounds, clicks, before, tables, seats] = await Promise.all([
      store.holdRounds(tx, roundIds),
      bets.findClicks(
        tx,
        ids(({ id }) => id),
      ),
      bets.findBetsOf(
        tx,
        ids(({ memberId }) => memberId),
        roundIds,
      ),
      store.findTablesById(tx, tableIds),
      bets.findSeats(tx, tableIds),
    ])
    const table: Table = {
      book,
      rounds: new Map(rounds),
      tables,
      clicks: new Map(clicks),
      bets: Map.groupBy(before, placeOf),
      seats,
      fresh: { bets: [], clicks: [], rounds: new Set() },
      // Whether a round still takes bets is asked behind its lock.
      now: deps.now(),
    }
    const verdicts = commands.map((command) => placeOne(table, command))
    if (table.fresh.clicks.length > 0) await write(tx, table, commands)
    return verdicts
  },
)

/** The first bet of a click has the click's own id. */
const betId = (clickId: string, at: number): string => (at === 0 ? clickId : derivedId(clickId, `bet ${at}`))

const BETS_MAX = 200

function placeOne(table: Table, command: Command): Verdict<Mine> {
  const { id, memberId, content, asset, laid, brand } = command
  const before = table.clicks.get(id)
  if (before)
    return before.memberId === memberId && before.content === content ? yes(before.reply as Mine) : no('id_reused')
  if (table.book.bet(id)) return no('id_reused')
  const round = table.rounds.get(command.roundId)
  const row = table.tables.get(command.tableId)
  if (!row || round?.tableId !== command.tableId || round.brandId !== brand.id) return no('not_found')
  if (round.phase !== 'betting' || table.now >= round.closesAt) return no('bets_closed')
  const own = table.bets.get(placeOf(command)) ?? []
  const allowed = judge(table, command, row, round, own)
  if (!allowed.ok) return allowed

  const rows: bets.BetRow[] = []
  let balance = 0n
  for (const [at, one] of laid.entries()) {
    const placed = table.book.place(newBet(betId(id, at), { ...command, round, content }, one))
    if (!placed.ok) {
      if (at === 0) return placed
      // Some of it has been taken already: all or none, so the whole is taken back and whoever came along is asked alone.
      throw new Refusal(placed.code, placed.detail)
    }
    balance = placed.value.balanceAfter
    rows.push({
      id: betId(id, at),
      clickId: id,
      roundId: round.id,
      brandId: brand.id,
      memberId,
      asset,
      spot: one.spot.key,
      stake: one.stake,
      held: heldOf(one),
      unit: 10n ** BigInt(scale - brand.decimals),
      decimals: brand.decimals,
      state: 'placed',
      payout: 0n,
      placedAt: table.now,
      decidedAt: null,
    })
  }
  const people = round.people + (own.some(isLying) ? 0 : 1)
  table.rounds.set(round.id, { ...round, people, totals: withMore(round.totals, asset, laidMore(own, laid)) })
  table.bets.set(placeOf(command), [...own, ...rows])
  table.fresh.bets.push(...rows)
  table.fresh.rounds.add(round.id)
  const seats = table.seats.filter((seat) => seat.memberId === memberId && seat.tableId === row.id)
  const mine = mineOf([...own, ...rows], [], seats)
  const reply: Mine = { roundId: round.id, ...mine, balance: amountText(balance, brand.decimals) }
  const click = { id, memberId, roundId: round.id, content, reply }
  table.clicks.set(id, click)
  table.fresh.clicks.push(click)
  return yes(reply)
}

/** Seats have owners, spots have limits, and nobody lays chips without end. */
function judge(
  { seats }: Table,
  { memberId, asset, laid, brand }: Command,
  row: store.TableRow,
  round: store.RoundRow,
  own: readonly bets.BetRow[],
): Verdict<undefined> {
  const owner = ({ seat }: Spot) => seats.find((one) => one.tableId === row.id && one.seat === seat)?.memberId
  if (laid.some(({ spot }) => spot.seat !== undefined && owner(spot) !== memberId)) return no('seat_taken')
  if (own.length + laid.length > BETS_MAX) return no('spots_full')
  return accept(
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

async function write(tx: Tx, { book, rounds, tables, fresh, now }: Table, commands: readonly Command[]): Promise<void> {
  const played = [...fresh.rounds].flatMap((id) => rounds.get(id) ?? [])
  const seated = commands.flatMap(({ laid, tableId, memberId }) =>
    laid.some(({ spot }) => spot.seat !== undefined) ? [{ tableId, memberId }] : [],
  )
  await Promise.all([
    book.write(played.flatMap((round) => recordOf(round, tables.get(round.tableId), fresh.bets, now))),
    bets.insertBets(tx, fresh.bets),
    bets.insertClicks(tx, fresh.clicks, now),
    bets.saveTotals(tx, played),
    seated.length > 0 ? seating.noteUse(tx, seated, now) : undefined,
    tellStakes(tx, played, fresh.bets),
  ])
}
