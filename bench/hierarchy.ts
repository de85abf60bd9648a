import { randomInt, randomUUID } from 'node:crypto'
import { seedBrands } from '@croupier/server/seed/seed.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { dayOf, daysAfter } from '@croupier/server/src/kernel/day.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { feedFigures } from '@croupier/server/src/modules/betting/figures/counting/feed-figures.ts'
import { playBelow, playBelowByDay } from '@croupier/server/src/modules/betting/play-sums/play-sums.ts'
import {
  countBelow,
  judgeMove,
  moveBranch,
  relatedTo,
} from '@croupier/server/src/modules/identity/hierarchy/hierarchy.ts'
import { accountOf, houseAccount, transfer } from '@croupier/server/src/modules/wallet/wallet.ts'
import { type BenchDatabase, freshDatabase, fund } from './database.ts'
import { type Bench, figure, percentile } from './result.ts'

const BRAND = 1
const CURRENCY = 'PHP'
/** Ten top agents, and three below each agent, down to the tenth level. */
const TOPS = 10
const BELOW_EACH = 3
const LEVELS = 10
const SIZE = 1_000_000
const QUICK_SIZE = 100_000
const ASKED = 3000
const OTHERS = 100
const FIRST_DAY = '2026-01-01'
/** Members who play on a day, each in one category. */
const PLAYERS = 10_000
const DAYS = 90
/** Settlements that are noted and not counted yet while sums are asked for. */
const NOTED = 5000

/** Lines of a million members, ten levels deep: who stands below whom, and a branch of ten thousand that moves while money goes on. */
export const hierarchy: Bench = async ({ quick, runs }) => {
  const database = await freshDatabase('hierarchy')
  try {
    await seedBrands(database.deps)
    const shape = shapeOf(quick ? QUICK_SIZE : SIZE, quick ? LEVELS - 2 : LEVELS)
    await fill(database, shape)
    const counted = await count(database, shape, quick ? PLAYERS / 10 : PLAYERS)
    const measured: Run[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(database, shape, run, quick ? ASKED / 10 : ASKED))
    const of = (name: keyof Run) => measured.map((run) => run[name])
    return {
      figures: [
        figure('who of a hundred stands above or below a member, p99', 'ms', of('related'), { atMost: 20 }),
        figure('members below the one whose play is summed', 'members', [counted.members]),
        figure('settlements counted for everybody above their members', '/s', [counted.perSecond]),
        figure('play below a member by day and category over ninety days, p99', 'ms', of('summed'), { atMost: 150 }),
        figure('play below a member in five minutes, an hour, a day or thirty days, p99', 'ms', of('windows'), {
          atMost: 150,
        }),
        figure('members of the branch that moves', 'members', of('members')),
        figure('the branch moves', 's', of('seconds'), { atMost: 5 }),
        figure('the longest that a transfer of money takes meanwhile', 'ms', of('longest'), { atMost: 200 }),
      ],
    }
  } finally {
    await database.close()
  }
}

interface Run {
  readonly related: number
  readonly summed: number
  readonly windows: number
  readonly members: number
  readonly seconds: number
  readonly longest: number
}

export interface TreeShape {
  readonly size: number
  /** Members who have others below them are the first ones. */
  readonly heads: number
}

export const shapeOf = (size: number, levels: number): TreeShape => ({
  size,
  heads: (TOPS * (BELOW_EACH ** levels - 1)) / (BELOW_EACH - 1),
})

/** Whoever stands above all top agents. */
export const ABOVE_ALL = '00000000-0000-4000-8000-ffffffffffff'
export const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
const ID = (number: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
/** Beside them there may be others, with a hierarchy of their own. */
const OWN = (column: string) => `${column}::text like '00000000-0000-4000-8000-%'`

/** Members by number from 1; who stands above whom follows from the number. */
export async function fill({ pool }: BenchDatabase, { size, heads }: TreeShape): Promise<void> {
  const upline = `case when n <= ${heads} then (n - ${TOPS} - 1) / ${BELOW_EACH} + 1 else 1 + n::int8 * 7919 % ${heads} end`
  await pool.query(`
    insert into identity.member (id, brand_id, account, nickname, agent_type, rank_level, club_label, avatar, password_hash,
                                 password_changed_at, registered_at, registered_ip, upline_id)
    select ${ID('n')}, ${BRAND}, 'm' || n, 'm' || n, case when n <= ${heads} then 2 else 0 end, 1, 'Bronze', 'fox', '',
           now(), now(), '127.0.0.1', case when n > ${TOPS} then ${ID(`(${upline})`)} end
    from generate_series(1, ${size}) as n`)
  await pool.query(`
    insert into identity.placement (member_id, upline_id, from_day)
    select id, upline_id, '${FIRST_DAY}' from identity.member where upline_id is not null and ${OWN('id')}`)
  await pool.query(`
    with recursive above as (
      select n as below, n as above, 0 as depth from generate_series(1, ${heads}) as n
      union all
      select below, (above - ${TOPS} - 1) / ${BELOW_EACH} + 1, depth + 1 from above where above > ${TOPS}
    )
    insert into identity.hierarchy (above_id, below_id, depth, from_day)
    select ${ID('above')}, ${ID('below')}, depth, '${FIRST_DAY}' from above`)
  await pool.query(`
    insert into identity.member (id, brand_id, account, nickname, agent_type, rank_level, club_label, avatar, password_hash,
                                 password_changed_at, registered_at, registered_ip)
    values ('${ABOVE_ALL}', ${BRAND}, 'all', 'all', 1, 1, 'Bronze', 'fox', '', now(), now(), '127.0.0.1')`)
  await pool.query(`
    insert into identity.placement (member_id, upline_id, from_day)
    select ${ID('n')}, '${ABOVE_ALL}', '${FIRST_DAY}' from generate_series(1, ${TOPS}) as n`)
  await pool.query(`
    insert into identity.hierarchy (above_id, below_id, depth, from_day)
    select '${ABOVE_ALL}'::uuid, '${ABOVE_ALL}'::uuid, 0, '${FIRST_DAY}'::date
    union all
    select '${ABOVE_ALL}'::uuid, below_id, max(depth) + 1, '${FIRST_DAY}'::date from identity.hierarchy
    where ${OWN('below_id')} group by below_id`)
  for (const table of ['member', 'placement', 'hierarchy']) await pool.query(`vacuum analyze identity.${table}`)
}

/** Ninety days of play, noted as bets note it and counted as ever: for everybody above each member who played. */
async function count({ pool, db, deps }: BenchDatabase, { size }: TreeShape, players: number) {
  await feedFigures(deps)
  const notes = players * DAYS
  const until = `date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`
  await note(pool, size, { notes, at: `${until} - n * interval '1 day' * ${DAYS} / ${notes}` })
  const begun = performance.now()
  await feedFigures(deps)
  const seconds = (performance.now() - begun) / 1000
  await pool.query('vacuum analyze betting.hierarchy_figure')
  await note(pool, size, { notes: NOTED, at: 'now()' })

  const today = dayOf(new Date(), 'UTC')
  const below = await playBelowByDay(db, PLAYERS_OF, [ABOVE_ALL], { from: daysAfter(today, -DAYS - 1), to: today })
  const stakes = below.reduce((sum, { stakes }) => sum + stakes, 0n)
  if (stakes !== BigInt(notes + NOTED) * STAKE) throw new Error(`${stakes} was staked below, not what is noted`)
  return { perSecond: notes / seconds, members: await countBelow(db, ABOVE_ALL, today) }
}

const PLAYERS_OF = { brand: { id: BRAND, timeZone: 'UTC' }, asset: CURRENCY }
const STAKE = 10_000n
const WINDOWS = ['five_minutes', 'hour', 'day', 'thirty_days'] as const

const note = (
  pool: BenchDatabase['pool'],
  size: number,
  { notes, at }: { readonly notes: number; readonly at: string },
) =>
  pool.query(`
    insert into betting.uncounted (brand_id, category, vendor, game_code, asset, member_id, at, placed_at, stake, waiting_bets, open_bets,
                                   open_stakes, bets, stakes, turnover, payouts, jackpots, wins, losses, is_new)
    select ${BRAND}, (array['INHOUSE', 'LIVE', 'RNG'])[1 + n % 3], 'CROUPIER', 'GAME_' || n % 20, '${CURRENCY}',
           ${ID(`(1 + n::int8 * 104729 % ${size})`)}, ${at}, ${at}, ${STAKE}, 0, 0, 0, 1, ${STAKE}, ${STAKE}, 0, 0, 0, 1, true
    from generate_series(0, ${notes - 1}) as n`)

/** How long sums take of whoever is above all, of a top agent or of any other head. */
async function measureSums({ db }: BenchDatabase, { heads }: TreeShape, asked: number) {
  const today = dayOf(new Date(), 'UTC')
  const [summed, windows]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < asked; turn++) {
    const head = turn % 2 === 0 ? ABOVE_ALL : idOf(1 + randomInt(turn % 3 === 0 ? TOPS : heads))
    const begun = performance.now()
    await playBelowByDay(db, PLAYERS_OF, [head], { from: daysAfter(today, 1 - DAYS), to: today })
    const between = performance.now()
    await playBelow(db, PLAYERS_OF, head, { window: WINDOWS[turn % WINDOWS.length] ?? 'hour', now: new Date() })
    summed.push(between - begun)
    windows.push(performance.now() - between)
  }
  return { summed: percentile(summed, 0.99), windows: percentile(windows, 0.99) }
}

async function measure(database: BenchDatabase, { size, heads }: TreeShape, run: number, asked: number): Promise<Run> {
  const { db } = database
  const today = dayOf(new Date(), 'UTC')
  const took: number[] = []
  for (let turn = 0; turn < asked; turn++) {
    const others = Array.from({ length: OTHERS }, () => idOf(1 + randomInt(turn % 2 === 0 ? size : heads)))
    const begun = performance.now()
    await relatedTo(db, idOf(1 + randomInt(size)), others, today)
    took.push(performance.now() - begun)
  }
  const sums = await measureSums(database, { size, heads }, asked / 3)
  // An agent two levels below the top has a ninth of a tenth of everybody below.
  const [moved, upline] = [TOPS + TOPS * BELOW_EACH + 1 + run, 1 + ((run + TOPS / 2) % TOPS)]
  const from = daysAfter(today, 1 + run)
  const members = await countBelow(db, idOf(moved), today)
  const watched = await watch(database)
  const begun = performance.now()
  await inTransaction(db, async (tx) => {
    const move = { brandId: BRAND, memberId: idOf(moved), uplineId: idOf(upline), from }
    must(await judgeMove(tx, move))
    await moveBranch(tx, move, new Date())
  })
  const seconds = (performance.now() - begun) / 1000
  const longest = await watched.end()
  const [before, after] = [await countBelow(db, idOf(upline), today), await countBelow(db, idOf(upline), from)]
  if (after - before < members) throw new Error(`${after - before} members stand below the new upline, not ${members}`)
  return { ...sums, related: percentile(took, 0.99), members, seconds, longest }
}

/** One member who pays the house all the time, until it is ended: answers the longest that one transfer took. */
async function watch({ db }: BenchDatabase) {
  const memberId = randomUUID()
  await fund({ db }, { brandId: BRAND, currency: CURRENCY, memberIds: [memberId], amount: 10n ** 12n })
  const [debit, credit] = [accountOf(memberId, CURRENCY), houseAccount(BRAND, 'game:DICE', CURRENCY)]
  let [open, longest] = [true, 0]
  const paying = (async () => {
    while (open) {
      const id = randomUUID()
      const begun = performance.now()
      const move = { id, kind: 'stake', debit, credit, amount: 10_000n, cause: id } as const
      await inTransaction(db, async (tx) => {
        for (const verdict of await transfer(tx, [move], new Date())) must(verdict)
      })
      longest = Math.max(longest, performance.now() - begun)
    }
  })()
  return {
    async end() {
      open = false
      await paying
      return longest
    },
  }
}
