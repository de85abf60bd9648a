import { randomUUID } from 'node:crypto'
import type { VendorCallName, VendorCode, VendorReply } from '@croupier/contract/vendor-api.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { type CallAnswer, callWallet, type Wallet } from '../wallet-call.ts'

/** What the operator under trial said of the player and the game that it is tried with. */
export interface TestPlayer {
  readonly player: string
  readonly currency: string
  readonly game: string
  readonly token: string
}

type Fields = Readonly<Record<string, unknown>>

/** Something that is not as the rule says. */
export class BrokenRule extends Error {}

export const requireRule = (right: boolean, otherwise: string): void => {
  if (!right) throw new BrokenRule(otherwise)
}

/** One player at one wallet: makes calls, and keeps count of what has to have moved. */
export class Trial {
  readonly wallet: Wallet
  readonly seat: TestPlayer
  readonly stake: string
  /** In stored units. */
  moved = 0n
  readonly took: number[] = []
  readonly waitMs: number
  /** Made first and again at the end: what was done then is done still. */
  readonly first = { id: randomUUID(), roundId: randomUUID() }

  constructor(wallet: Wallet, seat: TestPlayer, how: { readonly stake: string; readonly waitMs: number }) {
    this.wallet = wallet
    this.seat = seat
    this.stake = how.stake
    this.waitMs = how.waitMs
  }

  get units(): bigint {
    return unitsOf(this.stake, scale) ?? 0n
  }

  /** So many stakes, as an amount. */
  times(stakes: bigint): string {
    const units = this.units * stakes
    const digits = String(units).padStart(scale + 1, '0')
    const decimals = this.stake.split('.')[1]?.length ?? 0
    const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
    return decimals === 0 ? digits.slice(0, -scale) : text.slice(0, text.length - (scale - decimals))
  }

  async call(
    name: VendorCallName,
    fields: Fields,
    options: Partial<Parameters<typeof callWallet>[3]> = {},
  ): Promise<CallAnswer> {
    const answered = await callWallet(this.wallet, name, fields, { at: new Date(), waitMs: this.waitMs, ...options })
    this.took.push(answered.tookMs)
    return answered
  }

  /** A round of its own. */
  round(): Round {
    return new Round(this, randomUUID())
  }

  async balance(): Promise<bigint> {
    const { player, currency } = this.seat
    const { reply } = await this.call('balance', { player, currency })
    return balanceOf(reply)
  }

  /** Do something, and insist that it moved so many stakes. */
  async moves(stakes: bigint, work: () => Promise<void>): Promise<void> {
    const before = await this.balance()
    await work()
    const moved = (await this.balance()) - before
    this.moved += this.units * stakes
    requireRule(moved === this.units * stakes, `${moved} units moved in place of ${this.units * stakes}`)
  }
}

export const balanceOf = ({ status, balance }: VendorReply): bigint => {
  requireRule(balance !== undefined, `${status} came without a balance`)
  const units = unitsOf((balance ?? '').replace('-', ''), scale)
  requireRule(units !== undefined, `${balance} is no balance`)
  return balance?.startsWith('-') ? -(units ?? 0n) : (units ?? 0n)
}

/** The calls of one round. */
export class Round {
  readonly #trial: Trial
  readonly roundId: string

  constructor(trial: Trial, roundId: string) {
    this.#trial = trial
    this.roundId = roundId
  }

  fields(name: VendorCallName, more: Fields): Fields {
    const { player, currency, game, token } = this.#trial.seat
    const known = { roundId: this.roundId, player, currency, game, transactionId: randomUUID() }
    const { stake } = this.#trial
    if (name === 'bet') return { ...known, token, amount: stake, ...more }
    if (name === 'close-round') return { roundId: this.roundId, player, currency, game, ...more }
    if (name === 'award')
      return { player, currency, transactionId: randomUUID(), amount: stake, award: 'promotion', ...more }
    return name === 'cancel' ? { ...known, ...more } : { ...known, amount: stake, ...more }
  }

  async say(name: VendorCallName, more: Fields = {}): Promise<VendorReply> {
    return (await this.#trial.call(name, this.fields(name, more))).reply
  }

  /** Make a call and insist on what is answered. */
  async expect(
    code: VendorCode | readonly VendorCode[],
    name: VendorCallName,
    more: Fields = {},
  ): Promise<VendorReply> {
    const reply = await this.say(name, more)
    const right = typeof code === 'string' ? [code] : code
    requireRule(right.includes(reply.status), `${name} was answered ${reply.status} in place of ${right.join(' or ')}`)
    return reply
  }
}
