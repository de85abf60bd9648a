import { randomUUID } from 'node:crypto'
import { confirmApproval } from '@croupier/contract/approvals.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../test/operators.ts'
import { world } from '../../test/world.ts'

const it = await world()
const token = await operatorIn(it)

test('many confirmations at once, of nothing, are all answered', async () => {
  const params = { approvalId: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => it.ask(confirmApproval, { token, params, body: { shown: '' } })),
  )
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(40).fill('not_found'))
})
