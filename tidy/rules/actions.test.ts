import { describe, expect, test } from 'vitest'
import type { SourceFile } from '../source.ts'
import { actionsAlone, actionsTested, roomsJoin } from './actions.ts'

const MODULE = 'server/src/modules/wallet'
const OPENS = `import { inTransaction } from '#kernel/database.ts'`

const action = (name: string, text = OPENS): SourceFile => ({ path: `${MODULE}/${name}.ts`, text })
const beside = (name: string): SourceFile => ({ path: `${MODULE}/${name}.ts`, text: '' })

describe('actions', () => {
  test.each([
    ['a transaction of its own', OPENS],
    ['a batch', `import { batched } from '#kernel/batch.ts'`],
    ['a transaction of the database', 'export const a = (deps) => deps.db.transaction().execute(b)'],
  ])('are refused without a test: %s', (_, text) => {
    expect(actionsTested([action('move-money', text)])).toEqual([
      { path: `${MODULE}/move-money.ts`, line: 1, says: expect.stringContaining('has no test beside it') },
    ])
  })

  test('are fine with a test beside them, of either kind', () => {
    expect(actionsTested([action('move-money'), beside('move-money.test')])).toEqual([])
    expect(actionsTested([action('move-money'), beside('move-money.db.test')])).toEqual([])
  })

  test('are not what only works in a transaction', () => {
    expect(actionsTested([action('chain', `import type { Tx } from '#kernel/database.ts'`)])).toEqual([])
  })

  test('do not call each other', () => {
    const caller = action('pay-out', `${OPENS}\nimport { moveMoney } from './move-money.ts'`)
    expect(actionsAlone([caller, action('move-money')])).toEqual([
      { path: `${MODULE}/pay-out.ts`, line: 2, says: expect.stringContaining('calls the action') },
    ])
  })

  test('may use what is no action', () => {
    const caller = action(
      'pay-out',
      `${OPENS}\nimport { hash } from './chain.ts'\nimport type { A } from './move-money.ts'`,
    )
    expect(actionsAlone([caller, action('chain', ''), action('move-money')])).toEqual([])
  })
})

describe('rooms', () => {
  test.each(['wallet', 'store', 'rules', 'routes', 'jobs'])('refuse a transaction opened in %s.ts', (room) => {
    expect(roomsJoin([action(room)])).toHaveLength(1)
  })

  test('allow it in an action, and in reads that want one view of everything', () => {
    expect(roomsJoin([action('move-money'), action('reads')])).toEqual([])
  })
})
