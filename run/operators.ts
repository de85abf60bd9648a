import { parseArgs } from 'node:util'
import type { Deps } from '../server/src/kernel/deps.ts'
import { Refusal } from '../server/src/kernel/refusal.ts'
import { type AccessOrder, restoreAccess } from '../server/src/modules/operator/restore-access.ts'
import { depsOf, explain, onDatabase, UsageError } from './command.ts'

// npm run operators -- …: makes the first operator and brings back access that was lost; every order is in the audit log.

const USE = `npm run operators -- create NAME --mail ADDRESS --role ROLE [--brands A,B]   prints the code of a one-time invitation
npm run operators -- allow NAME --role ROLE [--brands A,B]                    gives a role, and lets a suspended operator in again
npm run operators -- invite NAME                                              prints the code that sets a new password
npm run operators -- forget-authenticator NAME                                codes go by mail again
npm run operators -- role ROLE                                                the role may do everything again
  each with --by NAME --reason TEXT; a role that is not there yet may do everything`

const VERBS = ['create', 'allow', 'invite', 'forget-authenticator', 'role'] as const

function readOrder(args: readonly string[]): AccessOrder {
  const text = { type: 'string', default: '' } as const
  const options = { mail: text, role: text, brands: text, by: text, reason: text }
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [verb, name, ...more] = positionals
  const known = VERBS.find((one) => one === verb)
  const { mail: email, role, brands, by, reason } = values
  const lacks = (known === 'create' && email === '') || ((known === 'create' || known === 'allow') && role === '')
  if (known === undefined || name === undefined || more.length > 0 || lacks) throw new UsageError(USE)
  if (by === '' || reason === '') throw new UsageError('Say who orders it and why: --by NAME --reason TEXT')
  const merchants = brands.toUpperCase().split(',').filter(Boolean)
  return { verb: known, name, email, role, merchants, by, reason }
}

async function answer(deps: Deps, order: AccessOrder): Promise<string> {
  const code = await restoreAccess(deps, order)
  if (code === undefined) return `${order.name}: done`
  const { console: own, publicOrigin } = deps.config
  const at = `${own?.origin ?? publicOrigin ?? ''}/console/first-password`
  return `${order.name} sets a password at ${at} with the code ${code}, once and within a day`
}

const WHY: Partial<Record<string, string>> = {
  not_found: 'There is no such operator or brand',
  username_taken: 'There is an operator of that name: use invite',
}

try {
  const order = readOrder(process.argv.slice(2))
  console.log(await onDatabase(async (within) => answer(await depsOf(within), order)))
} catch (error) {
  console.error(error instanceof Refusal ? (WHY[error.code] ?? error.code) : explain(error))
  process.exitCode = 1
}
