import { randomFillSync } from 'node:crypto'
import type { Words } from '@croupier/engine/chance.ts'
import { returnMeter } from '@croupier/engine/slots/lucky-twenty-meter.ts'
import { analysis, variances } from '@croupier/engine/slots/lucky-twenty-odds.ts'
import { type Bench, figure } from './result.ts'

const spinsPerRun = 10_000_000
const lineBetsPerStake = 20

// Words from the system's generator, filled a block at a time.
function randomWords(): Words {
  const block = new Uint32Array(16_384)
  let at = block.length
  return {
    next: () => {
      if (at === block.length) {
        randomFillSync(block)
        at = 0
      }
      const word = block[at] ?? 0
      at += 1
      return word
    },
  }
}

/** Paid spins of Lucky Twenty, free spins included, that one process measures in a second; and what they return beside the exact figure. */
export const engine: Bench = async ({ runs, quick }) => {
  const words = randomWords()
  const spins = quick ? spinsPerRun / 10 : spinsPerRun
  returnMeter(1_000_000, words)

  const measured = Array.from({ length: runs }, () => {
    const begun = performance.now()
    const meter = returnMeter(spins, words)
    return { perSecond: spins / ((performance.now() - begun) / 1000), lineBets: meter.lineBets }
  })

  const returned = measured.reduce((sum, { lineBets }) => sum + lineBets, 0) / lineBetsPerStake / (runs * spins)
  const exact = Number(analysis().returnWithoutJackpot.decimal(12))
  // 99.9 % of all measurements lie within 3.291 standard errors.
  const error = (3.291 * Number(variances().total.root(12).decimal(12))) / Math.sqrt(runs * spins)
  if (Math.abs(returned - exact) > error)
    throw new Error(`returned ${returned}, which is not within ${error} of ${exact}`)
  return {
    figures: [
      figure(
        'paid spins in one process',
        '/s',
        measured.map(({ perSecond }) => perSecond),
        { atLeast: 1_000_000 },
      ),
    ],
    notes: [
      `${runs} runs of ${spins} spins returned ${returned.toFixed(6)} ± ${error.toFixed(6)} (99.9 %); exactly it is ${exact.toFixed(6)}`,
    ],
  }
}
