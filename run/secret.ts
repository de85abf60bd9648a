import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Deps } from '../server/src/kernel/deps.ts'
import { resealAll, secretStatus } from '../server/src/kernel/rotate-secret.ts'
import { LEAD_MS } from '../server/src/kernel/secret.ts'
import { changeSecret, endOverlap } from '../server/src/modules/brand/change-secret.ts'
import { modules } from '../server/src/modules.ts'
import { depsOf, explain, onDatabase, UsageError } from './command.ts'

// npm run secret -- …: gives the installation a new secret, also while the site is open; servers read it by themselves.

const USE = `npm run secret -- status
npm run secret -- rotate [--overlap HOURS] [--lead SECONDS] --by NAME --reason TEXT
npm run secret -- finish --by NAME --reason TEXT
  HOURS    how long what was handed out under the former secret stays good: 24
  SECONDS  how long the new one is read before it seals: ${LEAD_MS / 1000}; more where its files have to be copied to other machines`

const HOUR_MS = 3_600_000
const OVERLAP_HOURS_MAX = 24 * 30
const LEAD_S_MAX = 3600
/** Where the new secret takes over later than that, nobody waits for it. */
const WAIT_MS_MAX = 60_000
/** What a server seals while the first look is under way is found by the next. */
const LOOKS = 3

const sealed = modules.flatMap((module) => module.sealed ?? [])

interface Order {
  readonly verb: string | undefined
  readonly by: string
  readonly reason: string
  readonly overlapMs: number
  readonly leadMs: number
}

function readOrder(args: readonly string[]): Order {
  const text = { type: 'string', default: '' } as const
  const options = {
    by: text,
    reason: text,
    overlap: { type: 'string', default: '24' },
    lead: { type: 'string', default: String(LEAD_MS / 1000) },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [verb, ...more] = positionals
  const [hours, seconds] = [Number(values.overlap), Number(values.lead)]
  if (more.length > 0) throw new UsageError(USE)
  if (!(hours >= 1 && hours <= OVERLAP_HOURS_MAX))
    throw new UsageError(`--overlap takes 1 to ${OVERLAP_HOURS_MAX} hours`)
  if (!(seconds >= LEAD_MS / 1000 && seconds <= LEAD_S_MAX))
    throw new UsageError(`--lead takes ${LEAD_MS / 1000} to ${LEAD_S_MAX} seconds`)
  const { by, reason } = values
  if (verb !== 'status' && (by === '' || reason === ''))
    throw new UsageError(`Say who orders it and why: --by NAME --reason TEXT\n${USE}`)
  return { verb, by, reason, overlapMs: hours * HOUR_MS, leadMs: seconds * 1000 }
}

async function rotate(deps: Deps, order: Order): Promise<string> {
  const rotated = await changeSecret(deps, order)
  if (rotated === undefined) throw new UsageError(await stillThere(deps))
  const { from, until } = rotated
  const lines = [
    `the new secret takes over at ${from.toISOString()}; what was handed out before stays good until ${until.toISOString()}`,
    'take a backup now: one from before does not have the new secret',
  ]
  if (order.leadMs > WAIT_MS_MAX)
    return [...lines, 'a running server seals everything anew in the minutes after that'].join('\n')
  await pause(order.leadMs)
  const done = await resealAll(deps, sealed)
  return [...lines, `sealed anew: ${countsOf(done)}`].join('\n')
}

async function stillThere(deps: Deps): Promise<string> {
  const { former } = await secretStatus(deps.db, deps, sealed)
  const name = former?.name ?? ''
  return `The former secret ${name} is still good until ${former?.until.toISOString()}: wait, or end it with npm run secret -- finish`
}

const countsOf = (done: { readonly resealed: number; readonly lost: number } | undefined): string =>
  `${done?.resealed ?? 0} texts` + (done?.lost ? `; ${done.lost} were lost before and open with neither secret` : '')

async function finish(deps: Deps, order: Order): Promise<string> {
  const { former } = await secretStatus(deps.db, deps, sealed)
  if (former === undefined) throw new UsageError('There is no former secret')
  if (deps.now() < former.from)
    throw new UsageError(`The new secret takes over at ${former.from.toISOString()}: not before`)
  const done = await resealAll(deps, sealed)
  for (let look = 0; look < LOOKS; look += 1)
    if (await endOverlap(deps, order, sealed))
      return `sealed anew: ${countsOf(done)}; the former secret ${former.name} is gone`
  throw new UsageError(
    'The former secret stays: a server still seals with it. Start anew whichever does not read this data folder, then finish again',
  )
}

async function status(deps: Deps): Promise<string> {
  const { name, former, remaining } = await secretStatus(deps.db, deps, sealed)
  if (former === undefined) return `the secret is ${name}; there is no former one`
  return [
    `the secret is ${name}, since ${former.from.toISOString()}`,
    `the former one ${former.name} is good until ${former.until.toISOString()}`,
    ...(remaining.length === 0 ? ['nothing is kept under it'] : []),
    ...remaining.map(({ column, many }) => `${column}: ${many} not sealed with the new one yet`),
  ].join('\n')
}

async function answer(deps: Deps, order: Order): Promise<string> {
  if (order.verb === 'rotate') return rotate(deps, order)
  if (order.verb === 'finish') return finish(deps, order)
  if (order.verb === 'status') return status(deps)
  throw new UsageError(USE)
}

try {
  const order = readOrder(process.argv.slice(2))
  console.log(await onDatabase(async (within) => answer(await depsOf(within), order)))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
