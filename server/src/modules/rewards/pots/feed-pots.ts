import { createHash } from 'node:crypto'
import { floorTo } from '@croupier/engine/fraction.ts'
import { scale } from '@croupier/engine/money.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { deferAll, retryTasks, type Task } from '#kernel/failed-task.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { betsOf } from '#modules/betting/betting.ts'
import { betReaching, settledStakes } from '#modules/betting/figures/figures.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import { accountOf, derivedId, houseAccount, type Move, transfer } from '#modules/wallet/wallet.ts'
import { announceBalances, houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { owedAccount, potAccount } from './accounts.ts'
import { fill, pointOf, stakesToFall } from './rules.ts'
import * as store from './store.ts'

/** Bets settled so lately may stand in a transaction that has not committed yet. */
const LATE_MS = 30_000
const SALT_BYTES = 16
const DRAW_BYTES = 8

type PotTerms = Brand['settings']['pots'][number]

/** Feed each pot by the bets settled since the last time; one that comes to its point falls, once, to the bet that brings it there. */
export async function feedPots(deps: Deps): Promise<void> {
  const pots = (await allBrands(deps)).flatMap((brand) => brand.settings.pots.map((terms) => ({ brand, terms })))
  await runIsolated(deps, pots, async ({ brand, terms }) => {
    while (await feedSome(deps, brand, terms));
  })
}

/** Feed one pot until it falls; whether it did. Where who wins it cannot be paid the pot goes on, and owes it to them. */
async function feedSome(deps: Deps, brand: Brand, terms: PotTerms): Promise<boolean> {
  let fell = false
  let owes = false
  await inParts(deps.db, [{ brand, terms }], {
    work: async (tx) => void (fell = await feed(tx, deps, { brand, terms, how: 'paid' })),
    async setAside(tx) {
      owes = true
      fell = await feed(tx, deps, { brand, terms, how: 'owed' })
    },
  })
  if (owes) await retryTasks(deps, [payFall])
  return fell
}

interface PotFeed {
  readonly brand: Brand
  readonly terms: PotTerms
  /** What becomes of a prize. */
  readonly how: 'paid' | 'owed'
}

async function feed(tx: Tx, deps: Deps, { brand, terms, how }: PotFeed): Promise<boolean> {
  const now = deps.now()
  const key = { brandId: brand.id, code: terms.code, asset: brand.currency }
  const pot = await store.lockPot(tx, key)
  if (!pot) {
    await begin(tx, deps, { ...key, terms, run: 1, fedUpto: now, fedBet: NO_BET, carry: 0n })
    return false
  }
  const [until, share] = [new Date(now.getTime() - LATE_MS), BigInt(terms.share)]
  if (until <= pot.fedUpto) return false
  const span = {
    brandId: brand.id,
    asset: brand.currency,
    category: terms.category,
    after: pot.fedUpto,
    afterBet: pot.fedBet,
    before: until,
  }
  // A million bets that ended together are added up and not listed; which of them brings the pot down is asked only where one does.
  const [staked, amount] = [await settledStakes(tx, span), await houseFundsOf(tx, potAccount(key))]
  const least = stakesToFall({ amount, carry: pot.carry, share }, pot.fallsAt)
  const fell = staked < least ? undefined : await betReaching(tx, span, least)
  const { added, carry } = fill(fell?.staked ?? staked, { carry: pot.carry, share })
  const id = derivedId(fell?.betId ?? potAccount(key), fell ? `pot ${key.code}` : `fed until ${until.toISOString()}`)
  if (added > 0n) await pay(tx, [shareOf(key, id, added)], now)

  if (!fell) {
    await store.savePot(tx, { ...pot, fedUpto: until, fedBet: NO_BET, carry })
    return false
  }
  await fall(tx, deps, { pot, fell, amount: amount + added, decimals: brand.decimals, how })
  await begin(tx, deps, { ...key, terms, run: pot.run + 1, fedUpto: fell.settledAt, fedBet: fell.betId, carry })
  return true
}

const NO_BET = '00000000-0000-0000-0000-000000000000'

/** What these bets put in, from what the house spends on promotion: no game gives back less for it. */
const shareOf = (key: store.PotKey, id: string, amount: bigint): Move => ({
  id,
  kind: 'jackpot_share',
  debit: houseAccount(key.brandId, 'promotion', key.asset),
  credit: potAccount(key),
  amount,
})

interface PotState extends Pick<store.PotRow, 'brandId' | 'code' | 'asset' | 'run' | 'fedUpto' | 'fedBet' | 'carry'> {
  readonly terms: PotTerms
}

/** A run begins: its point is drawn and committed to, and its first money put in. */
async function begin(tx: Tx, deps: Deps, { terms, ...key }: PotState): Promise<void> {
  const now = deps.now()
  const draw = BigInt(`0x${deps.random(DRAW_BYTES).toString('hex')}`)
  const there = await houseFundsOf(tx, potAccount(key))
  const fallsAt = pointOf({ seed: terms.seed + there, mustFallBy: terms.mustFallBy }, draw)
  const salt = deps.random(SALT_BYTES).toString('hex')
  await store.savePot(tx, { ...key, fallsAt, salt, commitment: commitmentOf(fallsAt, salt), since: now })
  if (terms.seed === 0n) return
  const id = derivedId(potAccount(key), `run ${key.run}`)
  const debit = houseAccount(key.brandId, 'promotion', key.asset)
  await pay(tx, [{ id, kind: 'jackpot_start', debit, credit: potAccount(key), amount: terms.seed }], now)
}

/** SHA-256 over the point in stored units and the salt: shown from the beginning, opened by the fall. */
const commitmentOf = (fallsAt: bigint, salt: string): string =>
  createHash('sha256').update(`${fallsAt}:${salt}`).digest('hex')

type FeedingBet = NonNullable<Awaited<ReturnType<typeof betReaching>>>

interface PotFall extends Pick<PotFeed, 'how'> {
  readonly pot: store.PotRow
  readonly fell: FeedingBet
  readonly amount: bigint
  readonly decimals: number
}

/** All that can be paid goes to the bet that brought the pot to its point; finer units stay in it. */
async function fall(tx: Tx, deps: Deps, { pot, fell, amount, decimals, how }: PotFall): Promise<void> {
  const now = deps.now()
  const { brandId, code, asset, run, fallsAt, salt, commitment } = pot
  const { betId, roundId, memberId } = fell
  const paid = floorTo(amount, 10n ** BigInt(scale - decimals))
  if (how === 'paid') await pay(tx, [prizeOf(pot, fell, { amount: paid, from: potAccount(pot) })], now)
  else {
    const id = derivedId(betId, `fall of ${code} is owed`)
    const sides = { debit: potAccount(pot), credit: owedAccount(pot) }
    await pay(tx, [{ id, kind: 'jackpot_owed', ...sides, amount: paid, cause: roundId }], now)
    await deferAll(tx, deps, payFall, [{ brandId, key: `${betId}:${code}` }], NOT_AT_ONCE)
  }
  await store.insertFall(tx, {
    brandId,
    code,
    asset,
    run,
    betId,
    memberId,
    amount: paid,
    fallsAt,
    salt,
    commitment,
    at: now,
  })
  await announceBalances(tx, brandId, [memberId])
  await announce(tx, [{ topic: 'pot_fell', brandId, keys: [code] }])
}

const NOT_AT_ONCE = 'the prize could not be paid when the pot fell'

const prizeOf = (
  { code, asset }: store.PotKey,
  { betId, roundId, memberId }: Pick<FeedingBet, 'betId' | 'roundId' | 'memberId'>,
  { amount, from }: { readonly amount: bigint; readonly from: string },
): Move => ({
  id: derivedId(betId, `fall of ${code}`),
  kind: 'jackpot',
  debit: from,
  credit: accountOf(memberId, asset),
  amount,
  cause: roundId,
})

/** The prize that a pot owes. */
export const payFall: Task = {
  name: 'pay_fall',
  async work(tx, deps, subjects) {
    for (const { brandId, key } of subjects) {
      const [betId = '', code = ''] = key.split(':')
      const fell = await store.findFall(tx, { brandId, betId, code })
      const bet = (await betsOf(tx, [betId])).get(betId)
      if (!fell || !bet) throw new Error(`pot ${code} did not fall to bet ${betId}`)
      const { memberId, amount } = fell
      await pay(
        tx,
        [prizeOf(fell, { betId, roundId: bet.roundId, memberId }, { amount, from: owedAccount(fell) })],
        deps.now(),
      )
      await announceBalances(tx, brandId, [memberId])
    }
  },
}

async function pay(tx: Tx, moves: readonly Move[], now: Date): Promise<void> {
  for (const verdict of await transfer(tx, moves, now)) must(verdict)
}
