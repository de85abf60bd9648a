import { approval, confirmApproval } from '@croupier/contract/approvals.ts'
import type { AskedOf, Call, ReplyOf } from '@croupier/contract/call.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { approvalRoutes, callKey } from '#kernel/approval-routes.ts'
import type { Deps } from '#kernel/deps.ts'
import type { EvidenceRules } from '#kernel/evidence.ts'
import { orPassOn } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, Route } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { modules } from '../../src/modules.ts'

/** What goes with a call: what a page would send. */
export interface CallInput<C extends Call> {
  readonly body?: AskedOf<C, 'body'>
  readonly query?: AskedOf<C, 'query'>
  readonly params?: AskedOf<C, 'params'>
  readonly file?: Buffer
  readonly key?: string
}

/** Who makes calls: a member or an operator at their device, or a third party without a session. */
export interface Caller {
  readonly brandId: number
  readonly session: Session | OperatorSession | undefined
  readonly ip: string
  readonly userAgent: string
}

const lines: readonly Route[] = modules.flatMap((module) => module.routes ?? [])
const evidence: EvidenceRules = Object.assign({}, ...modules.map((module) => module.evidence ?? {}))
const routes = new Map(
  [...lines, ...approvalRoutes(lines, evidence)].map((route) => [callKey(route.call), route] as const),
)

/**
 * Make a call of the contract at the moment of these deps, as the page of whoever makes it would: what the kernel does between
 * headers and action, without a request.
 */
export async function makeCall<C extends Call>(
  deps: Deps,
  caller: Caller,
  call: C,
  parts: CallInput<C> = {},
): Promise<ReplyOf<C>> {
  const route = routes.get(callKey(call))
  if (!route) throw new Error(`nothing answers ${callKey(call)}`)
  const session = atWork(caller.session, deps.now())
  const ask = askOf({ ...caller, session }, call, parts)
  if (session === undefined || !('operatorId' in session)) return answered<C>(await route.answer(deps, ask))
  if (call.permission !== undefined && !session.permissions.has(call.permission)) throw new Refusal('forbidden')
  const kept = { key: callKey(call), permission: call.permission }
  const done = await orPassOn(deps, kept, { ...ask, session }, () => route.answer(deps, ask))
  if (done instanceof Refusal) throw done
  return answered<C>(done)
}

/** A member has proved who they are just before they do anything that wants it. */
const atWork = (session: Caller['session'], now: Date): Caller['session'] =>
  session === undefined || 'operatorId' in session ? session : { ...session, confirmedAt: now }

// What a route answers has the type of its call: `route` sees to that.
const answered = <C extends Call>(value: unknown) => value as ReplyOf<C>

function askOf<C extends Call>({ brandId, session, ip, userAgent }: Caller, call: C, parts: CallInput<C>): Ask {
  const ask = {
    params: call.params?.parse(parts.params),
    query: call.query?.parse(parts.query ?? {}),
    body: call.body?.parse(parts.body ?? {}),
    key: parts.key,
    file: parts.file,
    session,
    brandId,
    language: 'en',
    ip,
    userAgent,
    host: undefined,
    origin: '',
    requestId: 'history',
    token: undefined,
    cookie: () => undefined,
    setCookie: () => {},
  }
  // The parts went through the schemas of this very call.
  return ask as unknown as Ask
}

/** Do something that may have been done before: then it is refused in one of these ways, and undefined is answered. */
export async function unlessRefused<T>(codes: readonly RefusalCode[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && codes.includes(error.code)) return undefined
    throw error
  }
}

/** Ask for what takes two people; the id of the approval that waits for the second one, undefined where one was enough. */
export async function askForTwo(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof Refusal && error.code === 'second_person_asked')
      return String(error.detail.value?.['approvalId'])
    throw error
  }
}

/** The second person looks at the case and agrees. */
export async function confirm(deps: Deps, second: Caller, approvalId: string, note: string): Promise<void> {
  const params = { approvalId }
  const { shown } = await makeCall(deps, second, approval, { params })
  await makeCall(deps, second, confirmApproval, { params, body: { shown, note } })
}
