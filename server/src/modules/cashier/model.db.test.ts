import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStep, CashierModel } from '../../../test/cashier-model.ts'
import { deskWorld } from '../../../test/desk.ts'

/** A hundredth of what the results page shows; `MODEL_STEPS` asks for more. */
const STEPS = Number(process.env.MODEL_STEPS ?? 100)
const SEED = Number(process.env.MODEL_SEED ?? 20_261_121)
const PROVED_EVERY = 500
const MINUTES = 60_000

const it = await deskWorld()

test(
  'whatever members, operators and the payment company do at once, cut off or not, the books hold',
  { timeout: 60 * MINUTES },
  async () => {
    const model = await CashierModel.open(it, 4)
    const walk = fc.asyncProperty(
      fc.array(anyStep, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
      async (steps) => {
        for (const [at, step] of steps.entries()) {
          await model.take(step)
          await model.check()
          if (at % PROVED_EVERY === PROVED_EVERY - 1) await model.prove()
        }
      },
    )
    await fc.assert(walk, { seed: SEED, numRuns: 1, endOnFailure: true })
    await model.prove()
    // A walk on which everything is refused proves nothing.
    expect([...model.answers.keys()].filter((said) => said.endsWith(': done')).length).toBeGreaterThan(
      STEPS < 100 ? 0 : 8,
    )
    if (process.env.MODEL_SAYS) writeFileSync(process.env.MODEL_SAYS, JSON.stringify([...model.answers], null, 1))
  },
)
