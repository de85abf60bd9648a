import { describe, expect, test } from 'vitest'
import { nesting } from './nesting.ts'

const FILE = 'server/src/modules/wallet/pay-out.ts'
const says = (...texts: readonly string[]) =>
  nesting(texts.map((text, at) => ({ path: at === 0 ? FILE : `server/src/modules/wallet/other.ts`, text }))).map(
    (offence) => offence.says,
  )
const OTHER = `export const brandOf = (deps, id) => find(deps.db, id)`

describe('inside a transaction', () => {
  test.each([
    ['the pool', [`const a = async (tx: Tx, deps: Deps) => find(deps.db)`]],
    ['a second transaction', [`const a = (deps) => inTransaction(deps.db, async (tx) => inTransaction(deps.db, b))`]],
    [
      'what asks the pool',
      [`import { brandOf } from './other.ts'\nconst a = async (tx, deps) => brandOf(deps, 1)`, OTHER],
    ],
    [
      'what asks it by way of another',
      [`async function b(deps) { return find(deps.db) }\nconst c = (deps) => b(deps)\nconst a = (tx, deps) => c(deps)`],
    ],
    [
      'all of a file',
      [
        `import * as other from './other.ts'\nexport const a = batched(async (tx, commands, deps) => other.brandOf(deps, 1))`,
        OTHER,
      ],
    ],
    ['the pool of this', [`class A { b = (tx) => find(this.#deps.db) ; deps }\nconst a = (tx) => find(this.deps.db)`]],
  ])('%s is not asked', (_, texts) => {
    expect(says(...texts)).toContainEqual(expect.stringContaining('inside a transaction'))
  })

  test.each([
    ['the transaction itself', [`const a = (deps) => inTransaction(deps.db, async (tx) => find(tx))`]],
    [
      'what is asked before',
      [
        `const a = async (deps) => { const one = await find(deps.db); return inTransaction(deps.db, (tx) => save(tx, one)) }`,
      ],
    ],
    [
      'what has the transaction',
      [
        `import { brandIn } from './other.ts'\nconst a = (tx, deps) => brandIn(tx, deps)`,
        `export const brandIn = (tx, deps) => find(tx)`,
      ],
    ],
    [
      'what a neighbour of the same line asks',
      [
        `const place = ({ id }) => id\nconst all = batched(async (tx) => place(tx))\nexport const b = (deps) => all(deps.db)`,
      ],
    ],
  ])('%s is', (_, texts) => {
    expect(says(...texts)).toEqual([])
  })
})
