import { parseArgs } from 'node:util'
import { checkSelf } from '../server/src/kernel/self-check.ts'
import { explain, onDatabase } from './command.ts'

// npm run self-check: holds files, migrations and the database’s schema against what was built; exit 1 where something differs.

try {
  parseArgs({ options: {} })
  const { compared, faults } = await onDatabase((within) => checkSelf(within))
  for (const fault of faults) console.error(`FAILED: ${fault}`)
  if (faults.length === 0)
    console.log(`checked: ${compared} files, migrations and parts of the schema are as they were built`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
