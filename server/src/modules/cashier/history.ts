import type { Step } from '@croupier/contract/step.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { mayBeTold } from './notices/rules.ts'
import * as store from './store.ts'

/** What happened to these, by their ids. */
export async function stepsOf(db: Db, rows: readonly { readonly id: string }[]): Promise<(id: string) => Step[]> {
  const steps =
    rows.length === 0
      ? []
      : await store.findSteps(
          db,
          rows.map(({ id }) => id),
        )
  const byId = Map.groupBy(steps, ({ requestId }) => requestId)
  return (id) =>
    (byId.get(id) ?? []).filter(isNew).map(({ step, by, at }) => ({ step: asMember(step, by), at: at.toISOString() }))
}

const BY_HAND: Readonly<Partial<Record<Step['step'], Step['step']>>> = {
  paid: 'paid_by_hand',
  credited: 'credited_by_hand',
  refused: 'refused_by_hand',
}

/** What a person of the house has done is called so: its member does not read that a bank has. */
const asMember = (step: Step['step'], by: string): Step['step'] =>
  by.startsWith('operator:') ? (BY_HAND[step] ?? step) : step

/** What happens again and again, such as each confirmation, stands once, at its first moment. */
const isNew = ({ step }: store.StepRow, index: number, all: readonly store.StepRow[]) => all[index - 1]?.step !== step

/** Note what happened; the members' pages hear of it, and what members are told of goes out after the commit. */
export async function recordSteps(tx: Tx, steps: readonly store.NewStep[], now: Date): Promise<void> {
  await store.insertSteps(tx, steps, now)
  const news = [...Map.groupBy(steps, ({ brandId }) => brandId)].map(([brandId, some]) => ({
    topic: 'cashier_changed',
    brandId,
    keys: [...new Set(some.map(({ memberId }) => memberId))],
  }))
  const told = steps.filter(({ step }) => mayBeTold(step))
  await announce(tx, [
    ...news,
    ...told.map(({ brandId, requestId, step }) => ({
      topic: 'money_progressed',
      brandId,
      keys: [requestId],
      detail: { step },
    })),
  ])
}
