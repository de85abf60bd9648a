import { v5 } from 'uuid'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { Caller } from '../calls/caller.ts'

/** What a case is made with. */
export interface CaseContext {
  readonly deps: Deps
  readonly brand: Brand
  /** An operator of the demo world at work. */
  readonly operator: (username: OperatorName) => Caller
}

export const OPERATORS = ['operator01', 'operator02', 'operator03', 'operator04', 'operator05'] as const
export type OperatorName = (typeof OPERATORS)[number]

/**
 * Something that waits for an operator when the history is written. It is made by the actions that members, vendors and banks use, under
 * ids that follow from its name, so that a repeated run continues an interrupted one.
 */
export interface OpenCase {
  readonly name: string
  readonly open: (context: CaseContext) => Promise<void>
}

const MINUTE_MS = 60_000
export const HOUR = 60
export const DAY = 1440

/** Memory of a password hash in KiB: these passwords are never used. */
const PASSWORD_MEMORY_KIB = 64

/** The same world so many minutes ago. */
export function ago({ deps }: Pick<CaseContext, 'deps'>, minutes: number): Deps {
  const moment = new Date(deps.now().getTime() - minutes * MINUTE_MS)
  const config = { ...deps.config, passwordMemoryKib: PASSWORD_MEMORY_KIB, challengeWork: 1 }
  return { ...deps, config, now: () => moment }
}

/** What a clock at the brand showed so many minutes ago, as papers have it: 2026-11-24 19:42. */
export const clockText = (context: CaseContext, minutes: number): string =>
  // The Swedish locale writes dates in ISO order.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: context.brand.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(ago(context, minutes).now())

const CASES = '61d1a7d4-2f3e-5b0c-8a56-0f1be0c5d2a9'

/** An id as a caller makes one, that follows from a name: asked for again, it is the same request. */
export const caseId = (name: string): string => v5(name, CASES).replace(/^(.{14})5/, '$14')
