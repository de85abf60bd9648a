import type { Deposit, DepositChannel } from '@croupier/contract/cashier.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { feeText } from '../fee-text.ts'
import { coinViews } from '../coins/view.ts'
import { closedBecause } from '../rules.ts'
import { stepsOf } from '../history.ts'
import type { DepositRow } from './store.ts'

type Channel = Brand['settings']['cashier']['channels'][number]

/** Words in the caller's language, in English where they are not written. */
const wordsIn = (words: Readonly<Record<string, string>>, language: string): string | undefined =>
  words[language] ?? words['en']

export interface Visitor {
  readonly language: string
  readonly rank: number
  /** The time of the brand's day, `HH:mm`. */
  readonly time: string
  /** Codes of channels in which a request is under way. */
  readonly open: ReadonlySet<string>
}

/** A way to pay in, as it stands for somebody now. */
export const channelView = (channel: Channel, { decimals }: Brand, who: Visitor): DepositChannel => {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    code: channel.code,
    rail: channel.rail,
    name: wordsIn(channel.name, who.language) ?? channel.code,
    text: wordsIn(channel.text, who.language) ?? '',
    min: text(channel.min),
    max: text(channel.max),
    fee: feeText(channel.fee, decimals),
    amounts: channel.amounts.map(text),
    minutes: channel.minutes,
    hours: channel.hours,
    closed: closedBecause(channel, who.rank, who.time) ?? (who.open.has(channel.code) ? 'open_request' : null),
    levelMin: channel.levelMin,
  }
}

/** Deposits as their member sees them, each with what happened to it. */
export async function depositViews(
  db: Db,
  rows: readonly DepositRow[],
  brand: Brand,
  language: string,
): Promise<Deposit[]> {
  const [steps, coins] = await Promise.all([stepsOf(db, rows), coinViews(db, rows)])
  return rows.map((row) => {
    const { pay, ...rest } = shown(row, brand, language)
    return { ...rest, steps: steps(row.id), pay: pay && { ...pay, coins: coins.get(row.id) ?? null } }
  })
}

type Pay = Omit<NonNullable<Deposit['pay']>, 'coins'>
type DepositFields = Omit<Deposit, 'steps' | 'pay'> & { readonly pay: Pay | null }

function shown(row: DepositRow, { decimals, settings }: Brand, language: string): DepositFields {
  const channel = settings.cashier.channels.find(({ code }) => code === row.channel)
  const text = (units: bigint) => amountText(units, decimals)
  return {
    id: row.id,
    reference: row.reference,
    channel: row.channel,
    rail: row.rail,
    // A channel that the brand has no more keeps its code.
    name: (channel && wordsIn(channel.name, language)) ?? row.channel,
    amount: text(row.amount),
    fee: text(row.fee),
    bonus: row.bonus,
    credited: row.credited === null ? null : text(row.credited),
    asset: row.asset,
    state: row.state,
    at: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    reason: row.reason,
    pay: payOf(row),
  }
}

function payOf({ state, rail, qr, payUrl, payTo, slip }: DepositRow): Pay | null {
  if (state !== 'waiting' && state !== 'review') return null
  return { qr, url: payUrl, to: payTo, slip: rail === 'bank' ? (slip === null ? 'wanted' : 'sent') : null }
}
