import { takeSeat } from '@croupier/contract/tables.ts'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { tablePlay } from '../../../../test/tables.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })

test('a table without seats has none to take', async () => {
  const { tableId } = await tablePlay(here, 'DT1')
  const { token } = await member()
  const refused = await ask(takeSeat, { token, params: { tableId }, body: { seat: 1, do: 'take' } })
  expect(refused.fields['seat']?.[0]?.code).toBe('not_allowed')
})
