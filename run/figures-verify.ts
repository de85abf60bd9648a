import { parseArgs } from 'node:util'
import { recountFigures } from '../server/src/modules/betting/figures/counting/recount-figures.ts'
import { proveFigures } from '../server/src/modules/betting/figures/proof/prove-figures.ts'
import { proveFigures as proveMoved } from '../server/src/modules/wallet/figures/figures.ts'
import { recountFigures as recountMoved } from '../server/src/modules/wallet/figures/recount-figures.ts'
import { depsOf, explain, onDatabase } from './command.ts'

// npm run figures:verify [-- --recount]: proves the figures of DATABASE_URL or DATA_DIR against bets and ledger, also while the site is
// open; with --recount it counts them from nothing before. Exit 1 when a day differs; the first one stands first.

const SHOWN = 100

try {
  const { values } = parseArgs({ options: { recount: { type: 'boolean', default: false } } })
  const { counted, faults } = await onDatabase(async (within) => {
    const deps = await depsOf(within)
    const counted = values.recount ? [await recountFigures(deps), await recountMoved(deps)] : undefined
    return { counted, faults: [...(await proveFigures(deps)), ...(await proveMoved(deps))] }
  })
  if (counted) console.log(`counted: ${counted[0]} settlements and corrections, ${counted[1]} batches of the ledger`)
  if (faults.length === 0) console.log('proved: the figures are what bets and ledger say')
  else {
    const texts = faults.slice(0, SHOWN).map(({ text }) => text)
    console.error(`FAILED: ${faults.length} days differ\n${texts.join('\n')}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
