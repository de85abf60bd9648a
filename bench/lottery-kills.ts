import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { prepareDatabase } from './database.ts'
import { KillableSite } from './killable-site.ts'
import {
  bringTo,
  LOTTERY_PHASES,
  type LotteryPhase,
  moveTo,
  nextIssues,
  until,
  untilDrawn,
  untilPaid,
} from './lottery-moments.ts'
import { LotteryPlayer, SURE_PAYOUT } from './lottery-player.ts'
import { workFolder } from './machine.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'

const LOTTERY = 'SSC_1M'
const CHASED = 3
const MEMBERS = 24
const PORT = Number(process.env.BENCH_PORT ?? 4790)
const VICTIMS = ['site', 'database'] as const
/** From when the next issue is due and everything is there again. */
const NEXT_MS = 10_000

export interface LotteryKill {
  readonly victim: (typeof VICTIMS)[number]
  readonly phase: LotteryPhase
}

export interface LotteryKills {
  readonly kills: readonly LotteryKill[]
  readonly members: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

export interface KilledLottery {
  readonly bets: number
  /** Calls that had no answer and were made again. */
  readonly again: number
  /** How long after it was due the next issue was drawn, kill by kill. */
  readonly lateMs: readonly number[]
}

/** The site, which answers, draws and pays, and the database are killed in every phase of an issue while members order and chase. */
export const lotteryKills: Bench = async ({ quick }) => {
  const every = LOTTERY_PHASES.flatMap((phase) => VICTIMS.map((victim) => ({ victim, phase })))
  const kills = quick ? every.filter((_, at) => at % 3 === 0) : every
  const { bets, again, lateMs } = await killInLottery({ kills, members: MEMBERS, port: PORT, folder: 'lottery-kills' })
  return {
    figures: [
      figure('kills in every phase of an issue survived', '', [kills.length], { atLeast: kills.length }),
      figure('longest that the next issue was drawn late', 'ms', [Math.max(...lateMs)], { atMost: NEXT_MS }),
    ],
    notes: [
      `${VICTIMS.join(' and ')} each killed while ${LOTTERY_PHASES.join(', ')}; ${MEMBERS} members order on ${LOTTERY}, half of them chase ${CHASED} issues`,
      `${bets} bets were placed, ${again} calls had no answer and were made again`,
      'drawing: the numbers are written in a transaction that is cut off; settling: bets are paid, orders are not noted; stopping: a chase that won is given back',
      'after each: no bet open, one stake and one end for each, one rebate an order and one return of it where it was given back, the ledger proved',
    ],
  }
}

/**
 * Kill in the middle of issues, again and again, while members order and chase. Throws unless every line then has one stake, one end and
 * its part of one rebate, and the next issue is drawn.
 */
export async function killInLottery({ kills, members, port, folder }: LotteryKills): Promise<KilledLottery> {
  const dataDir = workFolder(folder)
  const tokens = await prepareDatabase(dataDir, ({ deps }) => loggedInMembers(deps, members))
  const players = tokens.map((token, at) => new LotteryPlayer(port, token, at % 2 === 0))
  const site = await KillableSite.open(dataDir, port)
  const lateMs: number[] = []
  let bets = 0
  try {
    for (const { victim, phase } of kills) {
      const issues = await until('no issues lie ready', async () => {
        const found = await nextIssues(site.database, LOTTERY, CHASED)
        return found.length === CHASED ? found : undefined
      })
      const [issue, next] = issues
      if (!issue || !next) throw new Error('no issue')
      await moveTo(site.database, issue.openAt)
      const issueNos = issues.map(({ issueNo }) => issueNo)
      const ordering = Promise.all(players.map((player) => player.order(LOTTERY, issueNos)))
      // What goes wrong is thrown below.
      ordering.catch(() => undefined)
      if (phase === 'open') await wait(30)
      else await ordering
      const release = phase === 'open' ? undefined : await bringTo(site.database, site.url, issue, phase)
      await site.strike(victim)
      await Promise.all([release?.(), site.heal()])
      await ordering
      await moveTo(site.database, issue.drawAt)
      await untilPaid(site.database, issue)
      await moveTo(site.database, next.drawAt)
      const due = performance.now()
      await untilDrawn(site.database, LOTTERY, next)
      lateMs.push(Math.round(performance.now() - due))
      bets = await assertOrders(site.database, players)
      console.log(
        `${victim} killed while ${phase}: ${bets} bets stand as they must, the next issue ${lateMs.at(-1)} ms late`,
      )
    }
  } finally {
    await site.close()
  }
  return { bets, again: players.reduce((sum, player) => sum + player.again, 0), lateMs }
}

const STANDING = `
with moved as (
  select journal, count(*) filter (where kind = 'stake') as stakes, sum(amount) filter (where kind = 'stake') as staked,
         count(*) filter (where kind in ('payout', 'stake_returned')) as ends,
         coalesce(sum(amount) filter (where kind in ('payout', 'stake_returned')), 0) as ended,
         count(*) filter (where kind = 'rebate') as rebates, coalesce(sum(amount) filter (where kind = 'rebate'), 0) as rebated,
         count(*) filter (where kind = 'rebate_returned') as returns,
         coalesce(sum(amount) filter (where kind = 'rebate_returned'), 0) as returned
  from wallet.transfer group by journal
), line as (
  select l.*, b.status, b.payout, stakes, staked, ends, ended from lottery.order_line as l
  left join betting.bet as b on b.id = l.id left join moved on journal = l.id
), ordered as (
  select o.id, o.state, o.prize, o.rebate as kept, sum(l.rebate) as rebate, bool_and(l.cancelled_at is not null) as given_back,
         sum(l.payout) filter (where l.cancelled_at is null) as payout
  from lottery.member_order as o join line as l on l.order_id = o.id group by o.id
)
select (select count(*)::int from line) as bets,
  (select count(*)::int from line where status is null or status not in ('won', 'lost', 'void')) as open,
  (select count(*)::int from line where stakes is distinct from 1 or staked <> amount or ends > 1
     or ended <> case when cancelled_at is null then payout else amount end
     or (cancelled_at is not null) <> (status = 'void')) as crooked,
  (select count(*)::int from line where method = 'DWD' and cancelled_at is null and payout <> $3::int8) as wrong,
  (select count(*)::int from ordered left join moved on journal = ordered.id
   where rebates is distinct from 1 or rebated <> rebate or returns <> given_back::int
     or returned <> case when given_back then rebate else 0 end
     or state = 'open' or (state = 'cancelled') <> given_back or prize <> coalesce(payout, 0)) as uneven,
  (select count(*)::int from lottery.member_order where id = any($1::uuid[])) as taken,
  (select count(*)::int from lottery.member_order where id = any($2::uuid[])) as refused`

/** Throws unless each line that was taken has one stake and one end, each order one rebate, and the ledger is proved. */
async function assertOrders({ db, pool }: OpenDatabase, players: readonly LotteryPlayer[]): Promise<number> {
  const taken = players.flatMap((player) => player.taken)
  const refused = players.flatMap((player) => player.refused)
  const { rows } = await pool.query<Record<string, number>>(STANDING, [taken, refused, SURE_PAYOUT])
  const { bets = 0, ...standing } = rows[0] ?? {}
  const whole = { open: 0, crooked: 0, wrong: 0, uneven: 0, taken: taken.length, refused: 0 }
  if (JSON.stringify(standing) !== JSON.stringify(whole))
    throw new Error(`${taken.length} orders were taken: ${JSON.stringify(rows[0])}`)
  const { fault } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
  return bets
}
