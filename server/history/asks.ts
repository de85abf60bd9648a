import type { Call } from '@croupier/contract/call.ts'
import { v5 } from 'uuid'
import type { Ask } from '#kernel/route.ts'
import type { PastClock } from './clock.ts'
import type { HistoryContext, PersonAsk } from './context.ts'
import type { Person } from './persons.ts'

interface Asker extends Pick<HistoryContext, 'brands' | 'memberIdOf'> {
  readonly person: Person
}

const PLAYER = 0

/** What an action is asked by a member who is logged in. */
export async function memberAsk<C extends Call>(
  { deps }: PastClock,
  { person, brands, memberIdOf }: Asker,
  parts: PersonAsk<C>,
): Promise<Ask<C>> {
  const { id: brandId } = brands[person.merchant]
  const memberId = await memberIdOf(person)
  const session = {
    id: v5('session', memberId),
    brandId,
    memberId,
    agentType: PLAYER,
    confirmedAt: deps.now(),
    passwordDue: false,
    restrained: null,
    restrainedUntil: null,
  }
  // The parts are the call's own, and a member calls.
  return { ...browserOf(person, brandId), ...parts, session } as unknown as Ask<C>
}

/** What an action is asked by somebody who is not logged in. */
export const visitorAsk = <C extends Call>(person: Person, brandId: number, body: Ask<C>['body']): Ask<C> =>
  // The body is the call's own, and nobody is logged in.
  ({ ...browserOf(person, brandId), body }) as unknown as Ask<C>

/** What comes with whatever somebody's browser asks. */
const browserOf = ({ addresses, devices, merchant }: Person, brandId: number) => ({
  query: undefined,
  params: undefined,
  session: undefined,
  brandId,
  language: 'en',
  ip: addresses[0] ?? '127.0.0.1',
  userAgent: devices[0] ?? '',
  host: undefined,
  origin: `http://${merchant.toLowerCase()}.localhost`,
  requestId: 'history',
  key: undefined,
  token: undefined,
  file: undefined,
  cookie: () => undefined,
  setCookie: () => {},
})
