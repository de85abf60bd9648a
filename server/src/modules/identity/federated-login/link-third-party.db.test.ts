import { beginLink, finishLink, unlinkThirdParty } from '@croupier/contract/mfa.ts'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const { ask, deps, member } = await world()

test('a guest ties and unties nothing', async () => {
  for (const answer of [
    await ask(beginLink, { body: { provider: 'google' } }),
    await ask(finishLink, { body: { query: '' } }),
    await ask(unlinkThirdParty, { params: { provider: 'google' } }),
  ])
    expect(answer).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})

test('what the brand does not offer is not tied, and who tied nothing unties nothing', async () => {
  const { token } = await member()
  await setPolicy(deps, LUCKY, { flags: [] })
  expect((await ask(beginLink, { token, body: { provider: 'google' } })).errorCode).toBe('not_found')
  expect((await ask(finishLink, { token, body: { query: '?state=x&code=y' } })).errorCode).toBe('third_party_failed')
  expect((await ask(unlinkThirdParty, { token, params: { provider: 'google' } })).errorCode).toBe('not_found')
})
