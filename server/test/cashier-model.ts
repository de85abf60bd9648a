import { randomUUID } from 'node:crypto'
import { cancelDeposit, cancelWithdrawal } from '@croupier/contract/cashier.ts'
import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { operatorSelf } from '@croupier/contract/operator.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { expireDeposits } from '#modules/cashier/deposits/expire-deposits.ts'
import { followPayouts } from '#modules/cashier/withdrawals/follow-payouts.ts'
import { verifyLedger } from '#modules/wallet/verify/verify.ts'
import type { deskWorld } from './desk.ts'
import { operatorIn } from './operators.ts'

type World = Awaited<ReturnType<typeof deskWorld>>
type Member = Awaited<ReturnType<World['payee']>>
interface CallResult {
  readonly status: number
  readonly errorCode: string | undefined
}

const ACTIONS = [
  'ask to deposit',
  'pay',
  'pay another amount',
  'take a deposit back',
  'let time pass',
  'ask to withdraw',
  'approve',
  'refuse',
  'confirm',
  'send',
  'payout paid',
  'payout failed',
  'take a withdrawal back',
  'play',
  'adjust',
] as const

const DECIMALS = 2

/** One thing somebody does, `many` times at the same moment; sometimes every connection to the database is cut meanwhile. */
export interface Step {
  readonly entry: (typeof ACTIONS)[number]
  readonly who: number
  readonly amount: number
  readonly many: number
  readonly cut: boolean
}

/** Any such step. */
export const anyStep: fc.Arbitrary<Step> = fc.record({
  entry: fc.constantFrom(...ACTIONS),
  who: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 6000 }),
  many: fc.integer({ min: 1, max: 3 }),
  cut: fc.integer({ min: 0, max: 19 }).map((drawn) => drawn === 0),
})

/** What was asked for so far, and what must have come of it. */
export class CashierModel {
  readonly #world: World
  readonly #people: Member[]
  #ana: string
  #lea: string
  readonly #deposits: { readonly id: string; readonly amount: string; readonly one: Member }[] = []
  readonly #withdrawals: { readonly id: string; readonly amount: string; readonly one: Member }[] = []
  readonly #approvals: string[] = []
  /** How often each answer was given. */
  readonly answers = new Map<string, number>()

  private constructor(world: World, people: Member[]) {
    this.#world = world
    this.#people = people
    this.#ana = world.ana
    this.#lea = world.lea
  }

  /** Some members with money, in a world whose operators look at everything. */
  static async open(world: World, many: number): Promise<CashierModel> {
    const people: Member[] = []
    for (let one = 0; one < many; one++) people.push(await world.payee('20000.00'))
    return new CashierModel(world, people)
  }

  /** Do it; what was cut off is done again, as whoever got no answer would. */
  async take(step: Step): Promise<void> {
    const entry = this.#deskActionOf(step)
    if (!entry) return
    const all = () => Promise.all(Array.from({ length: step.many }, entry))
    if (step.cut) {
      await Promise.allSettled([all(), this.#cut()])
      await this.#lineIsBack()
    }
    for (const { status, errorCode } of await all()) {
      expect({ errorCode, failed: status >= 500 }).toEqual({ errorCode, failed: false })
      const said = `${step.entry}: ${errorCode ?? 'done'}`
      this.answers.set(said, (this.answers.get(said) ?? 0) + 1)
    }
    await this.#world.hear()
    if (step.entry === 'let time pass') await this.#logInAgain()
  }

  /** Sessions end with time; whoever lost theirs comes back. */
  async #logInAgain(): Promise<void> {
    const { ask, logIn } = this.#world
    for (const [at, one] of this.#people.entries()) {
      if ((await ask(balance, { token: one.token })).status !== 401) continue
      this.#people[at] = { ...one, token: await logIn(one.account, one.password) }
    }
    if ((await ask(operatorSelf, { token: this.#ana })).status === 401)
      this.#ana = await operatorIn(this.#world, 'operator01')
    if ((await ask(operatorSelf, { token: this.#lea })).status === 401)
      this.#lea = await operatorIn(this.#world, 'operator05')
  }

  #deskActionOf({ entry, who, amount: drawn }: Step): (() => Promise<CallResult>) | undefined {
    const { ask, say, want, withdraw, approve, refuse, confirm, pay } = this.#world
    const [ana, lea] = [this.#ana, this.#lea]
    const pick = <T>(from: readonly T[]): T | undefined => (from.length === 0 ? undefined : from[who % from.length])
    const one = pick(this.#people)
    if (!one) throw new Error('somebody is there')
    const [id, amount] = [randomUUID(), `${drawn}.00`]
    const [deposit, withdrawal] = [pick(this.#deposits), pick(this.#withdrawals)]
    const eventId = randomUUID()
    switch (entry) {
      case 'ask to deposit':
        this.#deposits.push({ id, amount, one })
        return () => want(one, amount, { id })
      case 'pay':
        return deposit && (() => say({ type: 'payment_received', id: deposit.id, amount: deposit.amount, eventId }))
      case 'pay another amount':
        return deposit && (() => say({ type: 'payment_received', id: deposit.id, amount, eventId }))
      case 'take a deposit back':
        return (
          deposit &&
          (() => ask(cancelDeposit, { token: this.#tokenOf(deposit.one), params: { depositId: deposit.id } }))
        )
      case 'let time pass':
        this.#world.clock.move(drawn * 100)
        return () => this.#timers()
      case 'ask to withdraw':
        this.#withdrawals.push({ id, amount, one })
        return () => withdraw(one, amount, { id })
      case 'approve':
        return withdrawal && (() => this.#noted(approve(ana, withdrawal.id)))
      case 'refuse':
        return withdrawal && (() => refuse(lea, withdrawal.id))
      case 'confirm': {
        const approval = pick(this.#approvals)
        return approval === undefined ? undefined : () => confirm(who % 2 === 0 ? lea : ana, approval)
      }
      case 'send':
        return withdrawal && (() => pay(ana, withdrawal.id))
      case 'payout paid':
      case 'payout failed': {
        const type = entry === 'payout paid' ? 'payout_paid' : 'payout_failed'
        return withdrawal && (() => say({ type, id: withdrawal.id, amount: withdrawal.amount, eventId }))
      }
      case 'take a withdrawal back':
        return (
          withdrawal &&
          (() =>
            ask(cancelWithdrawal, { token: this.#tokenOf(withdrawal.one), params: { withdrawalId: withdrawal.id } }))
        )
      case 'play':
        return () => this.#play(one, drawn)
      case 'adjust':
        return () => this.#adjust(one, { id, amount, direction: who % 2 === 0 ? 'up' : 'down' })
      default:
        return entry satisfies never
    }
  }

  /** As it is now: sessions end. */
  #tokenOf({ id }: Member): string {
    return this.#people.find((one) => one.id === id)?.token ?? ''
  }

  /** Each time another round. */
  #play({ token }: Member, drawn: number): Promise<CallResult> {
    const choices = { target: '50.00', over: true }
    const body = { id: randomUUID(), gameCode: 'DICE' as const, stake: `${(drawn % 50) + 1}.00`, choices }
    return this.#world.ask(playRound, { token, body })
  }

  #adjust(
    { id: memberId }: Member,
    asked: { readonly id: string; readonly amount: string; readonly direction: 'up' | 'down' },
  ): Promise<CallResult> {
    const body = { ...asked, reason: 'correction', note: 'model' }
    return this.#noted(this.#world.ask(adjustBalance, { token: this.#ana, params: { memberId }, body }))
  }

  /** What waits for a second person can be confirmed from now on. */
  async #noted<S extends CallResult & { readonly extra: Readonly<Record<string, unknown>> }>(
    answer: Promise<S>,
  ): Promise<S> {
    const said = await answer
    if (said.status === 202) this.#approvals.push(String(said.extra['approvalId']))
    return said
  }

  async #timers(): Promise<CallResult> {
    await expireDeposits(this.#world.deps)
    await followPayouts(this.#world.deps)
    return { status: 200, errorCode: undefined }
  }

  /** The database drops every connection, whatever is under way on it. */
  async #cut(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`.execute(this.#world.deps.db)
  }

  /** Until the pool has found every dead connection: whoever asks before that is told to try again. */
  async #lineIsBack(): Promise<void> {
    for (let quiet = false; !quiet;) {
      const asked = Array.from({ length: 64 }, () => sql`select 1`.execute(this.#world.deps.db))
      quiet = (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled')
    }
  }

  /** Holds are the open requests, each member has what the requests, rounds and corrections say, nothing was paid twice. */
  async check(): Promise<void> {
    const { deps, moneyOf } = this.#world
    const ids = this.#people.map(({ id }) => id)
    const told = await toldOf(deps, ids)
    for (const one of this.#people) {
      const { free, held } = await moneyOf(one)
      const row = told.get(one.id)
      const [has, holds] = [unitsOf(free, DECIMALS), unitsOf(held, DECIMALS)]
      expect({ one: one.account, holds, all: (has ?? 0n) + (holds ?? 0n) }).toEqual({
        one: one.account,
        holds: row?.open,
        all: row?.due,
      })
    }
    const { rows } = await sql`
      select deposit.id from cashier.deposit
      left join wallet.transfer on transfer.cause = deposit.id and transfer.kind = 'deposit' and transfer.state = 'posted'
      where (deposit.state = 'credited') <> (transfer.id is not null)`.execute(deps.db)
    expect(rows).toEqual([])
  }

  /** The whole ledger, from its first line. */
  async prove(): Promise<void> {
    await this.check()
    expect(await verifyLedger(this.#world.deps.db)).toMatchObject({ fault: undefined })
  }
}

interface TurnoverView {
  readonly open: bigint
  readonly due: bigint
}

/** What each member should have by the tables of requests, rounds and corrections, without asking the ledger for sums. */
async function toldOf({ db }: World['deps'], ids: readonly string[]): Promise<ReadonlyMap<string, TurnoverView>> {
  const { rows } = await sql<TurnoverView & { id: string }>`
    select id,
      (select coalesce(sum(amount), 0)::int8 from cashier.withdrawal
       where member_id = member.id and state in ('review', 'approved', 'sending')) as open,
      (select 10000000
            + (select coalesce(sum(credited), 0) from cashier.deposit where member_id = member.id and state = 'credited')
            - (select coalesce(sum(amount), 0) from cashier.withdrawal where member_id = member.id and state = 'paid')
            + (select coalesce(sum(payout + jackpot - stake), 0) from betting.bet where member_id = member.id)
            + (select coalesce(sum((content::jsonb -> 'after' ->> 'amount')::numeric * 10000), 0)
               from kernel.audit where action = 'adjustments.make' and subject_id = member.id::text))::int8 as due
    from identity.member where id = any(${`{${ids.join(',')}}`}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
