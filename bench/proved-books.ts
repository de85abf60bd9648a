import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, inTransaction, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import type { Day } from '@croupier/server/src/kernel/day.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { type NewBet, placeBets } from '@croupier/server/src/modules/betting/betting.ts'
import { endBets } from '@croupier/server/src/modules/betting/endings/endings.ts'
import { feedFigures } from '@croupier/server/src/modules/betting/figures/counting/feed-figures.ts'
import { proveFigures } from '@croupier/server/src/modules/betting/figures/proof/prove-figures.ts'
import { feedFigures as feedMoved } from '@croupier/server/src/modules/wallet/figures/feed-figures.ts'
import { proveFigures as proveMoved } from '@croupier/server/src/modules/wallet/figures/figures.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { readUntilAnswered } from './model-calls.ts'

const STAKE = 10_000n
const AT_ONCE = 20
const REST_MS = 100
const RULES = { timeZone: 'UTC', checked: false, verifiedFrom: null }
const GAME = { brandId: 1, category: 'LIVE', vendor: 'CROUPIER', gameCode: 'BACCARAT', asset: 'PHP' } as const
const NOTHING = { closedAt: null, choices: null, events: null, rules: null, proof: null, seedId: null } as const

/** These members bet once each on a round of their own, and half of them are paid; asked again where the connection was lost. */
export async function betAndEnd(db: Db, members: readonly string[], now: Date): Promise<number> {
  const roundId = randomUUID()
  const bets = members.map((memberId): NewBet => {
    return { ...GAME, id: randomUUID(), roundId, memberId, stake: STAKE, content: 'laid' }
  })
  const round = { ...GAME, ...NOTHING, id: roundId, status: 'open', startedAt: now } as const
  const ends = bets.map(({ id }, at) =>
    at % 2 === 0
      ? ({ betId: id, payout: 2n * STAKE, status: 'won' } as const)
      : ({ betId: id, payout: 0n, status: 'lost' } as const),
  )
  await readUntilAnswered(() =>
    inTransaction(db, async (tx) => (await placeBets(tx, bets, [round], { now, rules: RULES })).map(must)),
  )
  const refused = await readUntilAnswered(() => inTransaction(db, (tx) => endBets(tx, ends, now)))
  if (refused.length > 0) throw new Error(`${refused.length} bets could not be ended`)
  return bets.length
}

/** Members who bet all the time until it is ended; answers how many bets there were. */
export function bettors(db: Db, members: readonly string[], now: () => Date) {
  const over = new AbortController()
  const betting = (async () => {
    let bets = 0
    for (let at = 0; !over.signal.aborted; at = (at + AT_ONCE) % members.length) {
      bets += await betAndEnd(db, members.slice(at, at + AT_ONCE), now())
      await wait(REST_MS)
    }
    return bets
  })()
  return {
    end() {
      over.abort()
      return betting
    },
  }
}

/** Throws unless every one of so many bets has one end and paid once, figures are what bets and ledger say, and the ledger is proved. */
export async function assertBooks(deps: Deps, { pool }: OpenDatabase, bets: number): Promise<void> {
  const { rows } = await pool.query<{ bets: number; wrong: number }>(
    `select count(*)::int as bets,
            count(*) filter (where status not in ('won', 'lost') or payout <> coalesce(paid, 0)
                                or staked is distinct from stake)::int as wrong
     from betting.bet left join (
       select journal, sum(amount) filter (where kind = 'payout') as paid, sum(amount) filter (where kind = 'stake') as staked
       from wallet.transfer group by journal
     ) as moved on journal = bet.id`,
  )
  if (rows[0]?.bets !== bets || rows[0]?.wrong !== 0) throw new Error(`${bets} bets: ${JSON.stringify(rows[0])}`)
  await feedFigures(deps)
  await feedMoved(deps)
  const [faulty] = [...(await proveFigures(deps)), ...(await proveMoved(deps))]
  if (faulty) throw new Error(faulty.text)
  const { fault } = await verifyLedger(deps.db)
  if (fault !== undefined) throw new Error(fault)
}

/** Throws unless on a day nobody stands below themselves, a walk finds who stands above whom, and each move stands as it is noted. */
export async function assertTree({ pool }: OpenDatabase, day: Day): Promise<void> {
  const { rows } = await pool.query<Record<'circles' | 'differing' | 'unplaced' | 'shown', number>>(TREE, [day])
  if (Object.values(rows[0] ?? { none: 1 }).some((count) => count > 0))
    throw new Error(`the tree on ${day}: ${JSON.stringify(rows[0])}`)
}

const TREE = `
  with recursive place as (
    select member_id, upline_id from identity.placement where $1::date >= from_day and $1::date < to_day
  ), walk as (
    select member_id as below, upline_id as above, 1 as depth from place
    union all
    select below, upline_id, depth + 1 from walk join place on member_id = above where depth < 40
  ), head as (
    select below_id as id from identity.hierarchy where depth = 0
  ), walked as (
    select above, below, depth from walk where below in (select id from head)
  ), kept as (
    select above_id, below_id, depth from identity.hierarchy
    where depth > 0 and $1::date >= from_day and $1::date < to_day
  )
  select (select count(*)::int from walk where above = below) as circles,
    (select count(*)::int from (
       (select * from walked except all select * from kept)
       union all (select * from kept except all select * from walked)) as fault) as differing,
    (select count(*)::int from identity.move where not exists (
       select from identity.placement as kept
       where kept.member_id = move.member_id and kept.upline_id = move.upline_id and kept.from_day = move.from_day)) as unplaced,
    (select count(*)::int from identity.move join identity.member on member.id = member_id join place using (member_id)
     where move.upline_id = place.upline_id and applied_at is not null and from_day = $1::date
       and member.upline_id <> place.upline_id) as shown`
