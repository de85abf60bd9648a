import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import { readContent } from '@croupier/engine/lottery/content.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { floorTo, timesFloor } from '@croupier/engine/fraction.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { type Fault, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '../../brand/brand.ts'
import type { LotteryRow } from '../store.ts'
import { type OrderLineTerms, payUnit } from '../terms.ts'
import { stakeOfIssue, stakesOfLine, type UncountedMethod } from './count-stakes.ts'
import { capOn, isCapped, limitsOf, type MethodLimits, rulesOn, WHOLE_ISSUE } from './rules.ts'
import * as store from './store.ts'

/** An issue on which a brand's members bet. */
export interface SoldIssue {
  readonly brand: Brand
  readonly lottery: Pick<LotteryRow, 'code' | 'family' | 'prizeMode'>
  readonly issueId: string
}

/** Lines on an issue, as they are to be taken. */
export interface StakedPart extends SoldIssue {
  readonly memberId: string
  readonly asset: string
  readonly terms: readonly OrderLineTerms[]
  /** As they were asked for, which faults name. */
  readonly lines: readonly AskedOrderLine[]
}

/** What a line stakes on a number that is counted. */
interface NumberClaim extends store.StakeRow {
  readonly line: number
  readonly cap: bigint | undefined
}

/** What an order stakes: on numbers, by its member, and where it cannot be known because nobody has begun to count. */
export interface StakeClaims {
  readonly parts: readonly { readonly part: StakedPart; readonly numbers: readonly NumberClaim[] }[]
  readonly uncounted: readonly UncountedMethod[]
}

/**
 * What brands allow on numbers of issues, and what room there is on those that are counted. One serves a batch: what an order has taken
 * counts for the next one.
 */
export class NumberAllowance {
  readonly #rules: readonly store.NumberRuleRow[]
  readonly #counted: Set<string>
  readonly #limits = new Map<string, MethodLimits>()
  readonly #stakes = new Map<string, bigint>()
  readonly #members = new Map<string, bigint>()
  readonly #added = new Map<string, store.StakeRow>()

  private constructor(rules: readonly store.NumberRuleRow[], counted: readonly store.CountedMethod[]) {
    this.#rules = rules
    this.#counted = new Set(counted.map(nameOf))
  }

  /** Read what holds on these issues: behind their locks, so that no rule is missed that was answered before. */
  static async open(db: Db, issues: readonly SoldIssue[]): Promise<NumberAllowance> {
    const asked = issues.map(({ brand, lottery, issueId }) => ({ brandId: brand.id, lottery: lottery.code, issueId }))
    if (asked.length === 0) return new NumberAllowance([], [])
    const [rules, counted] = await Promise.all([store.findRules(db, asked), store.findCounted(db, asked)])
    return new NumberAllowance(rules, counted)
  }

  /** What holds of the numbers of a method on an issue. */
  limits({ brand, lottery, issueId }: SoldIssue, method: LotteryMethod): MethodLimits {
    const key = `${brand.id} ${issueId} ${method.key}`
    const known = this.#limits.get(key)
    if (known) return known
    const own = rulesOn(this.#rules, issueId).filter(
      ({ brandId, lottery: code }) => brandId === brand.id && code === lottery.code,
    )
    const limits = limitsOf(method, own, brand.settings.lottery)
    this.#limits.set(key, limits)
    return limits
  }

  /** Lines are taken by the same terms on issues of which this is the same. */
  termsKey({ brand, issueId }: SoldIssue): string {
    return this.#rules.some((rule) => rule.brandId === brand.id && rule.issueId === issueId) ? issueId : ''
  }

  /** Whether every line is on numbers that are sold; each that is not is named at its line. */
  judgeSold(sold: SoldIssue, lines: readonly AskedOrderLine[]): Verdict<undefined> {
    const family = familyOf(sold.lottery.family)
    const faults = lines.flatMap(({ method: key, content: text }, at) => {
      const method = family && methodOf(family, key)
      if (!method?.numbers) return []
      const { closed } = this.limits(sold, method)
      if (closed.size === 0) return []
      const { content } = readContent(method.form, text)
      const number = content && [...method.numbers.tickets(content).keys()].find((one) => closed.has(one))
      return number === undefined ? [] : [faultAt(at, { code: 'number_closed', fill: { number } })]
    })
    return faults.length === 0 ? yes(undefined) : no('number_closed', { fields: Object.fromEntries(faults) })
  }

  /** What an order stakes on what is capped or counted. */
  claims(parts: readonly StakedPart[]): StakeClaims {
    const uncounted: UncountedMethod[] = []
    const claimed = parts.map((part) => {
      const of = this.#claimsOf(part)
      uncounted.push(...of.uncounted)
      return { part, numbers: of.numbers }
    })
    return { parts: claimed, uncounted }
  }

  #claimsOf(part: StakedPart) {
    const { brand, lottery, issueId, asset, terms } = part
    const { family } = lottery
    const numbers: NumberClaim[] = []
    const uncounted: UncountedMethod[] = []
    const of = (method: string) => ({ brandId: brand.id, issueId, method })
    for (const [line, one] of terms.entries()) {
      const named = familyOf(family)
      const method = named && methodOf(named, one.method)
      if (!method?.numbers) continue
      const limits = this.limits(part, method)
      const counts = this.#counted.has(nameOf(of(method.key)))
      if (!counts && !isCapped(limits)) continue
      const claims = stakesOfLine(family, one).map((stake) => ({
        ...of(method.key),
        asset,
        line,
        ...stake,
        cap: capOn(limits, stake.number),
      }))
      if (counts) numbers.push(...claims)
      else if (claims.some(({ cap }) => cap !== undefined)) uncounted.push({ ...of(method.key), family })
    }
    const cap = brand.settings.lottery?.issueStakeMax
    const whole = of(WHOLE_ISSUE.method)
    if (this.#counted.has(nameOf(whole)))
      numbers.push(...terms.map((one, line) => ({ ...whole, asset, line, ...stakeOfIssue(one), cap })))
    else if (cap !== undefined) uncounted.push({ ...whole, family })
    return { numbers, uncounted }
  }

  /** Lock what these orders stake on, in the order of the keys: what is staked on it now counts. */
  async lock(tx: Tx, orders: readonly StakeClaims[]): Promise<void> {
    const keys = keysOf(orders)
    this.#know(keys.length === 0 ? [] : await store.lockStakes(tx, keys))
    await this.#readMembers(tx, orders)
  }

  /** The same without a lock, to tell what could be had. */
  async look(db: Db, orders: readonly StakeClaims[]): Promise<void> {
    const keys = keysOf(orders)
    this.#know(keys.length === 0 ? [] : await store.findStakes(db, keys))
    await this.#readMembers(db, orders)
  }

  /** Methods that nobody counts were counted for this once. */
  count(methods: readonly store.CountedMethod[], rows: readonly store.StakeRow[]): void {
    for (const method of methods) this.#counted.add(nameOf(method))
    this.#know(rows)
  }

  #know(rows: readonly store.StakeRow[]): void {
    for (const row of rows) this.#stakes.set(keyOf(row), row.stake)
  }

  /** What members have staked on an issue: their accounts are locked. */
  async #readMembers(db: Db, orders: readonly StakeClaims[]): Promise<void> {
    const wanted = orders.flatMap(({ parts }) =>
      parts.flatMap(({ part: { brand, memberId, issueId } }) =>
        brand.settings.lottery?.memberStakeMax === undefined ? [] : [{ memberId, issueId }],
      ),
    )
    if (wanted.length === 0) return
    for (const row of await store.sumOfMembers(db, wanted)) this.#members.set(memberKey(row), row.stake)
  }

  /** Whether there is room for all that an order stakes; what is full is named at its line, with what is left. */
  judge({ parts }: StakeClaims): Verdict<undefined> {
    const added = new Map<string, bigint>()
    for (const { part, numbers } of parts) {
      const faults = new Map<string, readonly Fault[]>()
      for (const claim of numbers) {
        const key = keyOf(claim)
        const before = (this.#stakes.get(key) ?? 0n) + (added.get(key) ?? 0n)
        added.set(key, (added.get(key) ?? 0n) + claim.stake)
        if (claim.cap === undefined || before + claim.stake <= claim.cap) continue
        const left = claim.cap > before ? claim.cap - before : 0n
        if (claim.method === WHOLE_ISSUE.method) return tooMuch(part, claim.line, left)
        const fill = { number: claim.number, left: amountText(left, part.brand.decimals) }
        const [field, own] = faultAt(claim.line, { code: 'number_full', fill })
        if (!faults.has(field)) faults.set(field, own)
      }
      if (faults.size > 0) return no('number_full', { fields: Object.fromEntries(faults) })
      const member = this.#judgeMember(part)
      if (!member.ok) return member
    }
    return yes(undefined)
  }

  #judgeMember(part: StakedPart): Verdict<undefined> {
    const max = part.brand.settings.lottery?.memberStakeMax
    if (max === undefined) return yes(undefined)
    let staked = this.#members.get(memberKey(part)) ?? 0n
    for (const [line, { amount }] of part.terms.entries()) {
      if (staked + amount > max) return tooMuch(part, line, max > staked ? max - staked : 0n)
      staked += amount
    }
    return yes(undefined)
  }

  /** An order is taken: it counts from here on. */
  take({ parts }: StakeClaims): void {
    for (const { part, numbers } of parts) {
      for (const { line: _, cap: __, ...claim } of numbers) {
        const key = keyOf(claim)
        this.#stakes.set(key, (this.#stakes.get(key) ?? 0n) + claim.stake)
        const before = this.#added.get(key)
        this.#added.set(
          key,
          before ? { ...claim, stake: before.stake + claim.stake, pays: before.pays + claim.pays } : claim,
        )
      }
      const own = memberKey(part)
      this.#members.set(
        own,
        part.terms.reduce((sum, { amount }) => sum + amount, this.#members.get(own) ?? 0n),
      )
    }
  }

  /** Keep what was taken. */
  async write(tx: Tx): Promise<void> {
    if (this.#added.size > 0) await store.addStakes(tx, [...this.#added.values()])
  }
}

const nameOf = ({ brandId, issueId, method }: store.CountedMethod): string => `${brandId} ${issueId} ${method}`
const keyOf = (key: store.StakeKey): string => `${nameOf(key)} ${key.asset} ${key.number}`
const memberKey = ({ memberId, issueId, asset }: Pick<store.MemberStakeRow, 'memberId' | 'issueId' | 'asset'>) =>
  `${memberId} ${issueId} ${asset}`

/** Each key once. */
const keysOf = (orders: readonly StakeClaims[]): readonly store.StakeKey[] => [
  ...new Map(
    orders.flatMap(({ parts }) => parts.flatMap(({ numbers }) => numbers.map((one) => [keyOf(one), one] as const))),
  ).values(),
]

const faultAt = (line: number, fault: Fault): readonly [string, readonly Fault[]] => [`lines.${line}.content`, [fault]]

/** More than a member or all together may stake on an issue: refused with the most that this line could have. */
function tooMuch({ lottery, brand, lines, terms }: StakedPart, at: number, left: bigint) {
  const [line, one] = [lines[at], terms[at]]
  const isCounted = lottery.prizeMode === 'Elott'
  const multiple = BigInt(line?.multiple ?? 1)
  const each = one ? (isCounted ? timesFloor(one.amount, 1n, multiple) : BigInt(one.tickets)) : 1n
  const share = timesFloor(left, 1n, each)
  const max = isCounted ? String(share) : amountText(floorTo(share, payUnit(brand.decimals)), brand.decimals)
  const field = `lines.${at}.${isCounted ? 'multiple' : 'stake'}`
  return no('stake_too_large', { fields: { [field]: [{ code: 'too_large', fill: { max } }] } })
}
