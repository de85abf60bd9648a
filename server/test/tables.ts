import { randomUUID } from 'node:crypto'
import { answerTable, liveTable, placeTableBets, undoTableBets } from '@croupier/contract/tables.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { turnTable } from '#modules/studio/tables/dealer/deal-tables.ts'
import { noteLooks } from '#modules/studio/tables/note-looks.ts'
import { findTables } from '#modules/studio/tables/store.ts'
import { LUCKY } from './policy.ts'
import type { TestMember, World } from './world.ts'

const TICK_MS = 500

/** A live table of LUCKY, dealt by hand, and people who bet at it. */
export async function tablePlay({ ask, clock, deps }: World, code: string) {
  const id = (await findTables(deps.db, LUCKY)).find((table) => table.code === code)?.id
  if (id === undefined) throw new Error(`there is no table ${code}`)
  const params = { tableId: id }

  const table = async (one?: TestMember) =>
    (await ask(liveTable, { params, ...(one ? { token: one.token } : {}) })).value

  /** Do all that is due at the table now; a minute of it at most. */
  async function turns(): Promise<void> {
    for (let before = ''; ;) {
      await noteLooks(deps)
      await turnTable(deps, id ?? '')
      const { round } = await table()
      const after = JSON.stringify(round)
      if (after === before) return
      before = after
    }
  }

  /** Let so much time pass, with a dealer there. */
  async function pass(ms: number): Promise<void> {
    await turns()
    for (let left = ms; left > 0; left -= TICK_MS) {
      clock.move(Math.min(left, TICK_MS))
      await turns()
    }
  }

  const current = async (one?: TestMember) => {
    const { round } = await table(one)
    if (!round) throw new Error('no round runs')
    return round
  }

  /** To this phase of the round that runs, or of the next one. */
  async function to(phase: Awaited<ReturnType<typeof current>>['phase']) {
    await turns()
    for (let ticks = 0; ticks < 400; ticks += 1) {
      const { round } = await table()
      if (round?.phase === phase) return round
      await pass(TICK_MS)
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
    tableId: id,
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
