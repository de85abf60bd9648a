import { demoOperators } from '../seed/operators.ts'
import { DEMO_PASSWORD, demoMembers } from '../seed/members.ts'
import type { Config } from '#kernel/config.ts'
import type { Deps } from '#kernel/deps.ts'
import { StartError } from '#kernel/start-error.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import { countDemoPlayers, memberIdsOf } from '#modules/identity/identity.ts'
import { matchesPassword } from '#modules/identity/password/password.ts'
import { findPasswords } from '#modules/operator/store.ts'
import { sandboxMarks } from './sandbox-marks.ts'

/** What these pages say of the sandbox, and everybody may read. */
const PUBLISHED = [DEMO_PASSWORD, 'a123456']

/** Production does not start with settings, people or passwords of the sandbox: each reason is a line. */
export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartError(reasons.map((reason) => `MODE=production: ${reason}`).join('\n'))
}

/** What is missing in the settings. */
export function missingSettings(config: Config): readonly string[] {
  const { publicOrigin, trustedProxies, mail, metricsToken } = config
  const plain = publicOrigin?.startsWith('http:') === true
  const reachable = publicOrigin !== undefined || trustedProxies.length > 0
  return [
    ...(mail.url === undefined ? ['SMTP_URL is missing: codes and notices go out by mail'] : []),
    ...(plain ? ['PUBLIC_ORIGIN is not https'] : []),
    ...(reachable ? [] : ['PUBLIC_ORIGIN (https) is missing, or TRUSTED_PROXIES that name the proxy which ends TLS']),
    ...(metricsToken === undefined ? ['METRICS_TOKEN is missing: 16 characters or more'] : []),
  ]
}

/** What of the sandbox lies in the data. */
export async function demoData(deps: Deps): Promise<readonly string[]> {
  const brands = await allBrands(deps)
  const reasons: string[] = []
  for (const brand of brands) reasons.push(...(await demoBrand(deps, brand)))
  const played = await countDemoPlayers(deps.db)
  if (played > 0) reasons.push(`there are ${played} members that the sandbox plays`)
  return [...reasons, ...(await demoStaff(deps)), ...(await sandboxMarks(deps))]
}

async function demoBrand(deps: Deps, brand: Brand): Promise<readonly string[]> {
  const { merchant, id, settings } = brand
  const accounts = (demoMembers[merchant] ?? []).map(({ account }) => account)
  const there = [...(await memberIdsOf(deps.db, id, accounts)).keys()]
  const isPublished = settings.defaultPassword !== null && PUBLISHED.includes(settings.defaultPassword)
  return [
    ...(there.length > 0 ? [`${merchant} has members of the demo world: ${listed(there)}`] : []),
    ...(isPublished ? [`the default password of ${merchant} is a published one: set defaultPassword`] : []),
  ]
}

async function demoStaff(deps: Deps): Promise<readonly string[]> {
  const demo = new Set(demoOperators.map(({ username }) => username))
  const staff = await findPasswords(deps.db)
  const named = staff.filter(({ username }) => demo.has(username)).map(({ username }) => username)
  const published: string[] = []
  for (const { username, passwordHash } of staff)
    for (const password of PUBLISHED) if (await matchesPassword(deps, password, passwordHash)) published.push(username)
  return [
    ...(named.length > 0 ? [`there are operators of the demo world: ${listed(named)}`] : []),
    ...(published.length > 0 ? [`operators have published passwords: ${listed(published)}`] : []),
  ]
}

const NAMED_MAX = 5
const listed = (names: readonly string[]) =>
  names.length > NAMED_MAX
    ? `${names.slice(0, NAMED_MAX).join(', ')} and ${names.length - NAMED_MAX} more`
    : names.join(', ')
