import { v5 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { startSession } from '#modules/operator/start-session.ts'
import * as store from '#modules/operator/store.ts'
import type { Caller } from './caller.ts'

const TOKEN_BYTES = 32
const SHIFTS = '7b8e5c52-5f0c-5d8a-9d25-0b7a3d1c6f40'

/** Where each of the demo operators works from. */
const PLACES: Readonly<Record<string, Pick<Caller, 'ip' | 'userAgent'>>> = {
  operator01: {
    ip: '112.198.64.21',
    userAgent: browser('Windows NT 10.0; Win64; x64', 'Chrome/141.0.0.0 Safari/537.36'),
  },
  operator02: {
    ip: '112.198.64.34',
    userAgent: browser('Windows NT 10.0; Win64; x64', 'Chrome/141.0.0.0 Safari/537.36'),
  },
  operator03: {
    ip: '113.161.72.8',
    userAgent: browser('Macintosh; Intel Mac OS X 10_15_7', 'Version/18.4 Safari/605.1.15'),
  },
  operator04: { ip: '112.198.64.47', userAgent: browser('X11; Linux x86_64', 'Chrome/141.0.0.0 Safari/537.36') },
  operator05: {
    ip: '112.198.65.12',
    userAgent: browser('Macintosh; Intel Mac OS X 10_15_7', 'Chrome/141.0.0.0 Safari/537.36'),
  },
}

function browser(system: string, name: string): string {
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${name}`
}

/** A shift that an operator works in a brand. */
export interface Shift {
  readonly username: string
  readonly brandId: number
  /** The business day, which names the shift. */
  readonly day: string
}

/** An operator at work: logged in at the moment of these deps, once a shift; undefined where there is no such operator any more. */
export async function onShift(deps: Deps, { username, brandId, day }: Shift): Promise<Caller | undefined> {
  const operator = await store.findByUsername(deps.db, username)
  if (operator?.state !== 'active' || !operator.brandIds.includes(brandId)) return undefined
  const { ip, userAgent } = PLACES[username] ?? { ip: '112.198.64.99', userAgent: 'Mozilla/5.0' }
  const id = v5(`${day}/${username}`, SHIFTS)
  // The token is discarded: nobody logs in with it.
  const token = deps.random(TOKEN_BYTES).toString('base64url')
  await inTransaction(deps.db, (tx) => startSession(tx, { id, token, operator, ip, userAgent }, deps.now()))

  const roles = (await store.findRoles(deps.db)).filter(({ code }) => operator.roles.includes(code))
  const session = {
    id,
    brandId,
    brandIds: operator.brandIds,
    operatorId: operator.id,
    username,
    name: operator.name,
    permissions: new Set(roles.flatMap(({ permissions }) => permissions)),
    roles: operator.roles,
    confirming: undefined,
  } satisfies OperatorSession
  return { brandId, session, ip, userAgent }
}
