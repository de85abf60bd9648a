import { parseArgs } from 'node:util'
import type { Deps } from '../server/src/kernel/deps.ts'
import { allBrands } from '../server/src/modules/brand/brand.ts'
import { endEverySession } from '../server/src/modules/identity/end-every-session.ts'
import { endStaffSessions } from '../server/src/modules/operator/end-staff-sessions.ts'
import { depsOf, explain, onDatabase, UsageError } from './command.ts'

// npm run sessions -- end …: logs everybody out, members and operators, also while the site is open.

const USE = 'npm run sessions -- end --all | --brand CODE  --by NAME --reason TEXT'

async function answer(deps: Deps, args: readonly string[]): Promise<string> {
  const text = { type: 'string', default: '' } as const
  const options = { all: { type: 'boolean', default: false }, brand: text, by: text, reason: text } as const
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const { all, brand: code, by, reason } = values
  if (positionals.join(' ') !== 'end' || all === (code !== '')) throw new UsageError(USE)
  if (by === '' || reason === '') throw new UsageError('Say who ends them and why: --by NAME --reason TEXT')
  const brands = (await allBrands(deps)).filter(({ merchant }) => all || merchant === code.toUpperCase())
  if (brands.length === 0) throw new UsageError(`There is no brand ${code}`)
  const lines: string[] = []
  for (const brand of brands) {
    const members = await endEverySession(deps, brand, { by, reason })
    lines.push(`${brand.merchant}: ${members} of members, ${await endStaffSessions(deps, brand.id)} of operators ended`)
  }
  return lines.join('\n')
}

try {
  console.log(await onDatabase(async (within) => answer(await depsOf(within), process.argv.slice(2))))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
