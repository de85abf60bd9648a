import { randomUUID } from 'node:crypto'
import { answerTable } from '@croupier/contract/table-answers.ts'
import { liveTable, placeTableBets, undoTableBets } from '@croupier/contract/tables.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { dealTable } from '#modules/studio/tables/dealer/deal-tables.ts'
import { RESTING } from '#modules/studio/tables/dealer/rules.ts'
import { recordPresence } from '#modules/studio/tables/presence/record-presence.ts'
import { findTable, findTables } from '#modules/studio/tables/store.ts'
import { LUCKY } from './policy.ts'
import type { TestMember, World } from './world.ts'

/** A live table of LUCKY, dealt by hand, and people who bet at it. */
export async function tablePlay({ ask, clock, deps }: World, code: string) {
  const tableId = (await findTables(deps.db, LUCKY)).find((table) => table.code === code)?.id ?? ''
  if (tableId === '') throw new Error(`there is no table ${code}`)
  const params = { tableId }

  const table = async (one?: TestMember) =>
    (await ask(liveTable, { params, ...(one ? { token: one.token } : {}) })).value

  const dueAt = async () => (await findTable(deps.db, tableId))?.dueAt ?? RESTING

  /** Do all that is due at the table now. */
  async function turns(): Promise<void> {
    await recordPresence(deps)
    while ((await dueAt()) <= clock.now()) await dealTable(deps, tableId)
  }

  /** Let so much time pass, with a dealer there. */
  async function pass(ms: number): Promise<void> {
    const end = new Date(clock.now().getTime() + ms)
    await turns()
    for (let due = await dueAt(); due <= end; due = await dueAt()) {
      clock.set(due)
      await turns()
    }
    clock.set(end)
  }

  const current = async (one?: TestMember) => {
    const { round } = await table(one)
    if (!round) throw new Error('no round runs')
    return round
  }

  /** To this phase of the round that runs, or of the next one. */
  async function to(phase: Awaited<ReturnType<typeof current>>['phase']) {
    for (let steps = 0; steps < 200; steps += 1) {
      const { round } = await table()
      await turns()
      const after = (await table()).round
      if (after?.phase === phase) return after
      const due = await dueAt()
      if (round !== null && due < RESTING) clock.set(due)
      else clock.move(10_000)
    }
    throw new Error(`no round came to ${phase}`)
  }

  const bet = async (
    { token }: TestMember,
    bets: Readonly<Record<string, string>>,
    { id: clickId = randomUUID(), roundId }: { readonly id?: string; readonly roundId?: string } = {},
  ) =>
    ask(placeTableBets, {
      token,
      params,
      body: {
        id: clickId,
        roundId: roundId ?? (await current()).roundId,
        bets: Object.entries(bets).map(([spot, stake]) => ({ spot, stake })),
      },
    })

  return {
    tableId,
    turns,
    pass,
    table,
    current,
    to,
    bet,
    undo: async ({ token }: TestMember, roundId?: string, clickId: string = randomUUID()) =>
      ask(undoTableBets, { token, params, body: { id: clickId, roundId: roundId ?? (await current()).roundId } }),
    say: async ({ token }: TestMember, kind: string, option: string, seat?: number, answerId: string = randomUUID()) =>
      ask(answerTable, {
        token,
        params,
        body: {
          id: answerId,
          roundId: (await current()).roundId,
          kind,
          option,
          ...(seat === undefined ? {} : { seat }),
        },
      }),
    units: async ({ token }: TestMember) => unitsOf((await ask(balance, { token })).value.sumBalance, 4) ?? -1n,
  }
}
