import { randomUUID } from 'node:crypto'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { seedBrands } from '@croupier/server/seed/seed.ts'
import { readUntilAnswered } from './model-calls.ts'
import { withConnectionCuts } from './connection-cuts.ts'
import { freshDatabase } from './database.ts'
import { openParties, proveParties } from './model-parties.ts'
import type { Party } from './model-party.ts'
import { type Bench, figure } from './result.ts'

const STEPS = 10_000
const QUICK_STEPS = 1000
const PARTIES = 24
const CUT_EVERY_MS = 150

export interface ModelRun {
  readonly seed: string
  /** Commands, each of which is sent twice at least. */
  readonly steps: number
  readonly parties: number
  readonly cutEveryMs: number
}

export interface ModelReport {
  readonly sent: number
  readonly cuts: number
  /** How often each answer was given. */
  readonly answers: ReadonlyMap<string, number>
}

/** Random commands of many members at once, with connections cut, beside a plain model of what each must do. */
export const model: Bench = async ({ quick }) => {
  const database = await freshDatabase('model')
  try {
    await seedBrands(database.deps)
    const steps = quick ? QUICK_STEPS : STEPS
    const seed = randomUUID()
    const run = { seed, steps, parties: PARTIES, cutEveryMs: CUT_EVERY_MS }
    const { sent, cuts, answers } = await runModel(database.deps, database.url, run)
    const common = [...answers].toSorted(([, one], [, other]) => other - one)
    return {
      figures: [
        figure('commands that did what the model does', '', [steps], { atLeast: steps }),
        figure('times that they were sent', '', [sent]),
        figure('connections cut', '', [cuts]),
      ],
      notes: [
        `seed ${seed}; ${PARTIES} times three members at once`,
        `answers: ${common.map(([answer, count]) => `${answer} ${count}`).join(', ')}`,
        'every answer, bet and balance was what a plain book in memory says in some order of what was sent at once',
        'afterwards the ledger was proved, the house stands in for what is owed, figures of members, of all below them and limits equal a naive count of all bets',
      ],
    }
  } finally {
    await database.close()
  }
}

/** Throws with all that was sent at once where the product and the model differ. */
export async function runModel(deps: Deps, url: string, run: ModelRun): Promise<ModelReport> {
  const parties = await openParties(deps, run)
  let [left, done] = [run.steps, 0]
  const play = async (party: Party) => {
    while (left > 0) {
      left -= 1
      await party.step()
      done += 1
    }
  }
  const cuts = await withConnectionCuts(url, { everyMs: run.cutEveryMs, done: () => done }, () =>
    Promise.all(parties.map(play)),
  )
  // A connection that was cut last is noticed when it is used.
  await readUntilAnswered(() => proveParties(deps, parties))
  const answers = new Map<string, number>()
  for (const party of parties)
    for (const [answer, count] of party.answers) answers.set(answer, (answers.get(answer) ?? 0) + count)
  return { sent: [...answers.values()].reduce((sum, count) => sum + count, 0), cuts, answers }
}
