import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedBrands } from '@croupier/server/seed/seed.ts'
import { recountFigures } from '@croupier/server/src/modules/betting/figures/counting/recount-figures.ts'
import { proveFigures } from '@croupier/server/src/modules/betting/figures/proof/prove-figures.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type LoadResult, play } from './load-run.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'
import { startServer } from './site-server.ts'

const BETS = 2_000_000
const QUICK_BETS = 300_000
/** What a member plays of one game in one hour. */
const IN_A_ROW = 40
const MEMBERS = 10_000
const CONNECTIONS = 64
const PORT = Number(process.env.BENCH_PORT ?? 4700)
const WARM_UP_SECONDS = 3

/** What members played: counted from nothing over bets that lie there, and behind rounds over HTTP beside the same rounds without it. */
export const figures: Bench = async ({ quick, runs, seconds }) => {
  const built = await build(quick ? QUICK_BETS : BETS)
  const database = await freshDatabase('figures-rounds')
  try {
    const tokensFile = join(database.deps.config.dataDir, 'tokens')
    writeFileSync(tokensFile, (await loggedInMembers(database.deps, quick ? MEMBERS / 10 : MEMBERS)).join('\n'))
    const [shares, behind]: [number[], number[]] = [[], []]
    for (let run = 0; run < runs; run++) {
      const without = await playRounds(database, { tokensFile, seconds, counted: false })
      const counted = await playRounds(database, { tokensFile, seconds, counted: true })
      shares.push(counted.perSecond / without.perSecond)
      behind.push(counted.behind)
    }
    return {
      figures: [
        figure('bets counted from nothing', '/s', [built.perSecond], { atLeast: 50_000 }),
        figure('bytes of figures by those of the bets they stand for', '%', [built.share], { atMost: 8 }),
        figure('rounds with figures against without', '×', shares, { atLeast: 0.95 }),
        figure('figures are behind when the rounds end', 's', behind, { atMost: 60 }),
      ],
    }
  } finally {
    await database.close()
  }
}

/** Bets that lie there without figures, counted from nothing. */
async function build(bets: number) {
  const database = await freshDatabase('figures')
  try {
    await seedBrands(database.deps)
    await fill(database, bets)
    const begun = performance.now()
    const counted = await recountFigures(database.deps)
    const seconds = (performance.now() - begun) / 1000
    if (counted !== bets) throw new Error(`${counted} of ${bets} bets are counted`)
    const { rows } = await database.pool.query<{ share: number }>(`
      select 100.0 * sum(pg_total_relation_size('betting.' || name))::float8 / pg_total_relation_size('betting.bet') as share
      from unnest(array['figure', 'figure_total', 'slot_total', 'player_day', 'player_month']) as name`)
    return { perSecond: bets / seconds, share: rows[0]?.share ?? Number.NaN }
  } finally {
    await database.close()
  }
}

async function fill({ pool }: BenchDatabase, bets: number): Promise<void> {
  await pool.query('alter table betting.bet disable trigger user')
  await pool.query(`
    insert into betting.round (id, brand_id, category, vendor, game_code, asset, status, started_at)
    values ('00000000-0000-4000-8000-000000000000', 1, 'INHOUSE', 'CROUPIER', 'DICE', 'PHP', 'closed', now())`)
  await pool.query(`
    insert into betting.bet (id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout, valid_turnover, status,
                             content, balance_before, balance_after, placed_at, settled_at)
    select gen_random_uuid(), '00000000-0000-4000-8000-000000000000', 1, md5('member' || n / ${IN_A_ROW})::uuid, 'INHOUSE', 'CROUPIER',
           'GAME_' || n / ${IN_A_ROW} % 20, 'PHP', 10000, n % 3 * 9000, 10000, case n % 3 when 0 then 'lost' else 'won' end,
           md5(n::text), 0, 0, at, at
    from generate_series(0, ${bets - 1}) as n
    cross join lateral (select timestamptz '2026-11-01' + n * interval '1 second' * 86400 * 20 / ${bets} as at) as moment`)
  await pool.query('alter table betting.bet enable trigger user')
  await pool.query('vacuum analyze betting.bet')
}

interface RoundsRun {
  readonly tokensFile: string
  readonly seconds: number
  readonly counted: boolean
}

/** Dice over HTTP; afterwards how long the figures are behind, and that they are what the bets say. */
async function playRounds(
  database: BenchDatabase,
  { tokensFile, seconds, counted }: RoundsRun,
): Promise<LoadResult & { readonly behind: number }> {
  const { pool, deps, url } = database
  const { dataDir } = deps.config
  await pool.query(`alter table betting.bet ${counted ? 'enable' : 'disable'} trigger user`)
  await pool.query('checkpoint')
  const server = await startServer({ port: PORT, dataDir, databaseUrl: url })
  const load = { port: PORT, connections: CONNECTIONS, slotShare: 0, tokensFile, idsFile: join(dataDir, 'ids') }
  await play({ ...load, seconds: Math.min(WARM_UP_SECONDS, seconds) })
  const result = await play({ ...load, seconds })
  const begun = performance.now()
  while ((await pool.query('select from betting.uncounted limit 1')).rows.length > 0);
  const behind = (performance.now() - begun) / 1000
  await server.stop()

  const acknowledged = readFileSync(load.idsFile, 'utf8').split('\n').length
  if (Object.keys(result.statuses).join() !== '200' || acknowledged === 0)
    throw new Error(JSON.stringify(result.statuses))
  if (!counted) await recountFigures(deps)
  const faults = await proveFigures(deps)
  if (faults.length > 0) throw new Error(faults[0]?.text)
  return { ...result, behind }
}
