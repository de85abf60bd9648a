// node bench/engine.ts: how many paid spins of Lucky Twenty (free spins included) one process measures in a second,
// and what ten million of them return beside the exact figure.
import { randomFillSync } from 'node:crypto'
import { cpus } from 'node:os'
import type { Words } from '@croupier/engine/chance.ts'
import { returnMeter } from '@croupier/engine/lucky-twenty-meter.ts'
import { analysis, variances } from '@croupier/engine/lucky-twenty-odds.ts'

const runs = 5
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

const words = randomWords()
returnMeter(1_000_000, words)

const measured = Array.from({ length: runs }, () => {
  const begun = performance.now()
  const meter = returnMeter(spinsPerRun, words)
  return { perSecond: spinsPerRun / ((performance.now() - begun) / 1000), meter }
})
const sorted = measured.map(({ perSecond }) => perSecond).toSorted((a, b) => a - b)
const median = sorted[Math.floor(runs / 2)] ?? 0
console.log(`processor    ${cpus()[0]?.model ?? 'unknown'}, node ${process.version}`)
console.log(
  `spins/s      ${Math.round(median)} (median of ${runs} runs of ${spinsPerRun}; ${sorted.map(Math.round).join(' ')})`,
)

const spins = runs * spinsPerRun
const returned = measured.reduce((sum, { meter }) => sum + meter.lineBets, 0) / lineBetsPerStake / spins
const exact = Number(analysis().returnWithoutJackpot.decimal(12))
// 99 % of all measurements lie within 2.576 standard errors.
const error = (2.576 * Number(variances().total.root(12).decimal(12))) / Math.sqrt(spins)
console.log(`return       ${returned.toFixed(6)} ± ${error.toFixed(6)} (99 %), exactly ${exact.toFixed(6)}`)
console.log(Math.abs(returned - exact) <= error ? 'within the interval' : 'OUTSIDE the interval')
