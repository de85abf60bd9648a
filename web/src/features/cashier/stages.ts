import { type Deposit, type Rail, type Withdrawal } from '@croupier/contract/cashier.ts'
import type { Step } from '@croupier/contract/step.ts'

export type StageName = Step['step'] | 'wait' | 'send_slip' | 'confirmed' | 'confirm'

/** One station on the way of money: behind it, there now, or to come; `bad` where the way ended early. */
export interface Stage {
  readonly name: StageName
  readonly at?: string
  readonly is: 'done' | 'now' | 'next' | 'bad'
}

const ENDS_EARLY: readonly StageName[] = [
  'coins_lost',
  'refused',
  'refused_by_hand',
  'cancelled',
  'expired',
  'not_received',
  'part_returned',
]

/** The way of a deposit: what has happened, where it is, and what is to come. */
export function depositStages({ state, rail, steps }: Pick<Deposit, 'state' | 'rail' | 'steps'>): readonly Stage[] {
  if (rail === 'crypto') return coinStages(state, steps)
  if (state === 'review') return along(steps, 'in_review', ['credited'])
  if (state === 'confirming') return along(steps, lastOf(steps, ['in_review']) ?? 'confirm', ['credited'])
  if (state !== 'waiting') return along(steps)
  if (rail === 'matched') return along(steps, 'send_slip', ['confirm', 'credited'])
  return rail === 'bank'
    ? along(steps, 'send_slip', ['in_review', 'credited'])
    : along(steps, 'wait', ['paid', 'credited'])
}

/** Coins are seen before they are deep enough to be money; no bank confirms them. */
function coinStages(state: Deposit['state'], steps: readonly Step[]): readonly Stage[] {
  const stages = coinWay(state, steps)
  return stages.map((stage) => (stage.name === 'paid' ? { ...stage, name: 'confirmed' } : stage))
}

function coinWay(state: Deposit['state'], steps: readonly Step[]): readonly Stage[] {
  if (state === 'review') return along(steps, 'in_review', ['credited'])
  if (state !== 'waiting') return along(steps)
  return steps.at(-1)?.step === 'coins_seen'
    ? along(steps, 'coins_seen', ['confirmed', 'credited'])
    : along(steps, 'wait', ['coins_seen', 'confirmed', 'credited'])
}

/** The way that a deposit by this rail will take. */
export const depositPlan = (rail: Rail): readonly Stage[] =>
  depositStages({ state: 'waiting', rail, steps: [] }).map(({ name }) => ({ name, is: 'next' }))

/** The way of a withdrawal. */
export function withdrawalStages({ state, steps }: Pick<Withdrawal, 'state' | 'steps'>): readonly Stage[] {
  if (state === 'review') return along(steps, lastOf(steps, ['asked']) ?? 'in_review', ['sending', 'paid'])
  if (state === 'matching') return along(steps, lastOf(steps, UNDER_WAY) ?? 'queued', ['paid'])
  return state === 'approved' || state === 'sending' ? along(steps, 'sending', ['paid']) : along(steps)
}

const UNDER_WAY: readonly StageName[] = ['queued', 'matched', 'slip_sent', 'in_review']

/** What happened last, where it is one of these. */
const lastOf = (steps: readonly Step[], names: readonly StageName[]): StageName | undefined =>
  names.find((name) => name === steps.at(-1)?.step)

const KINDS = ['bank', 'gateway', 'crypto', 'matched'] as const

/** Who is paid and how: by a picture for any bank's app, coins, a transfer, a payment company's page, or another member. */
export const kindOf = (rail: Rail): 'qr' | (typeof KINDS)[number] => KINDS.find((kind) => kind === rail) ?? 'qr'

function along(steps: readonly Step[], now?: StageName, next: readonly StageName[] = []): readonly Stage[] {
  const past = steps.map(({ step, at }): Stage => ({ name: step, at, is: ENDS_EARLY.includes(step) ? 'bad' : 'done' }))
  if (now === undefined) return past
  const last = past.at(-1)
  const here: Stage = last?.name === now ? { ...last, is: 'now' } : { name: now, is: 'now' }
  const behind = last?.name === now ? past.slice(0, -1) : past
  return [...behind, here, ...next.map((name): Stage => ({ name, is: 'next' }))]
}
