import { randomUUID } from 'node:crypto'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { feedFigures } from '@croupier/server/src/modules/betting/figures/counting/feed-figures.ts'
import { recountFigures } from '@croupier/server/src/modules/betting/figures/counting/recount-figures.ts'
import { proveFigures } from '@croupier/server/src/modules/betting/figures/proof/prove-figures.ts'
import { differencesOfShortfalls } from '@croupier/server/src/modules/betting/shortfalls/shortfalls.ts'
import { createMember } from '@croupier/server/src/modules/identity/identity.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { sql } from 'kysely'
import { BRAND, CURRENCY } from './model-state.ts'
import { figuresOf, lostBy, stakedBy } from './bet-model.ts'
import { fund } from './database.ts'
import { Draw } from './fuzz-values.ts'
import { generatorWords } from './generator.ts'
import { openingState, Party } from './model-party.ts'

const MEMBERS = 3
const MONEY = 50_000n
const LIMIT = 80_000n
const AGENT = { agentType: 2, rankLevel: 1, clubLabel: 'Bronze', labels: [], avatar: 'fox' } as const
const NO_LOGIN = { passwordHash: '', passwordIsDefault: false, registeredIp: '127.0.0.1' } as const

/** Parties of members with money, each below the one before, all but the first of each with a limit on what they stake. */
export async function openParties(
  deps: Deps,
  { seed, parties }: { readonly seed: string; readonly parties: number },
): Promise<readonly Party[]> {
  const groups = Array.from({ length: parties }, () => Array.from({ length: MEMBERS }, () => randomUUID()))
  await inTransaction(deps.db, async (tx) => {
    for (const ids of groups)
      for (const [at, id] of ids.entries()) {
        const account = `model${id.replaceAll('-', '').slice(0, 12)}`
        const member = { id, brandId: BRAND, uplineId: ids[at - 1] ?? null, account, nickname: account }
        await createMember(tx, { ...AGENT, ...NO_LOGIN, ...member }, deps.now())
      }
    const limited = groups.flatMap((ids) => ids.slice(1))
    await sql`
      update standing.standing set counted = true, asset = ${CURRENCY}, stake_day = ${LIMIT}
      where member_id = any(${limited}::uuid[])`.execute(tx)
  })
  await fund(deps, { brandId: BRAND, currency: CURRENCY, memberIds: groups.flat(), amount: MONEY })
  return groups.map((ids, at) => {
    const limits = new Map(ids.slice(1).map((id) => [id, LIMIT]))
    return new Party(deps, new Draw(generatorWords(seed, `party ${at}`)), openingState(ids, MONEY, limits))
  })
}

/** Throws where something differs from a naive count of all bets, or the books do not add up. */
export async function proveParties(deps: Deps, parties: readonly Party[]): Promise<void> {
  const { fault } = await verifyLedger(deps.db)
  if (fault !== undefined) throw new Error(fault)
  const owed = await differencesOfShortfalls(deps.db)
  if (owed.length > 0) throw new Error(`the house stands in for something else than is owed: ${owed.length}`)
  const { rows } = await sql`
    select id from betting.round where not exists (select from betting.bet where round_id = round.id)`.execute(deps.db)
  if (rows.length > 0) throw new Error(`${rows.length} rounds are there without a bet`)
  await feedFigures(deps)
  await proveCounts(deps, parties)
  await recountFigures(deps)
  await proveCounts(deps, parties)
}

async function proveCounts(deps: Deps, parties: readonly Party[]): Promise<void> {
  const [faulty] = await proveFigures(deps)
  if (faulty) throw new Error(faulty.text)
  const [counted, below, used] = [await countedOf(deps), await countedBelow(deps), await usedOf(deps)]
  for (const { state, memberIds } of parties)
    for (const [at, id] of memberIds.entries()) {
      same(`figures of ${id}`, counted.get(id), figuresOf(state, id))
      const others = memberIds.slice(at + 1).map((other) => figuresOf(state, other))
      same(
        `figures below ${id}`,
        below.get(id),
        figuresOf(state, id).map((_, of) => others.reduce((sum, own) => sum + (own[of] ?? 0n), 0n)),
      )
      if (state.limits.has(id)) same(`limits of ${id}`, used.get(id), [stakedBy(state, id), lostBy(state, id)])
    }
}

function same(what: string, found: readonly bigint[] | undefined, expected: readonly bigint[]): void {
  const none = expected.every((one) => one === 0n)
  if (found === undefined ? !none : found.join() !== expected.join())
    throw new Error(`${what} are ${found?.join()}, and should be ${expected.join()}`)
}

const SUMS = sql`array[sum(bets), sum(wins), sum(losses), sum(stakes), sum(turnover), sum(payouts)]::text[] as sums`
type SumsRow = { readonly id: string; readonly sums: readonly string[] }
const sumsOf = ({ rows }: { readonly rows: readonly SumsRow[] }): ReadonlyMap<string, readonly bigint[]> =>
  new Map(rows.map(({ id, sums }) => [id, sums.map(BigInt)]))

const countedOf = async ({ db }: Deps) =>
  sumsOf(await sql<SumsRow>`select member_id as id, ${SUMS} from betting.figure group by member_id`.execute(db))

const countedBelow = async ({ db }: Deps) =>
  sumsOf(await sql<SumsRow>`select head_id as id, ${SUMS} from betting.hierarchy_figure group by head_id`.execute(db))

async function usedOf({ db }: Deps): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const { rows } = await sql<{ memberId: string; staked: bigint; lost: bigint }>`
    select member_id as "memberId", day_staked as staked, day_lost as lost from betting.limit_usage`.execute(db)
  return new Map(rows.map(({ memberId, staked, lost }) => [memberId, [staked, lost]]))
}
