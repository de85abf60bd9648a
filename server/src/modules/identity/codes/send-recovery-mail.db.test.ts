import { sendRecoveryMail } from '@croupier/contract/codes.ts'
import { register } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { messagesTo } from '../../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const house = await world()
const { deps, clock, ask } = house
await setPolicy(deps, LUCKY, {
  ...HASTE,
  codes: { perAddressDay: 2 },
  challengeOn: { login: false, registration: false },
})

test('the limits count whoever asks, with or without an account', async () => {
  await ask(register, {
    body: { username: 'limited1', password: 'Sampag1ta2026', email: 'limited@mail.example', agree: true },
  })
  for (const email of ['limited@mail.example', 'nobody@mail.example']) {
    const answers = []
    for (let turn = 0; turn < 3; turn++) {
      answers.push(await ask(sendRecoveryMail, { body: { username: 'limited1', email } }))
      clock.move(1000)
    }
    expect(answers.map(({ status, errorCode }) => errorCode ?? status)).toEqual([200, 200, 'too_many_codes'])
  }
  expect(await messagesTo(house, 'limited@mail.example')).toHaveLength(2)
  expect(await messagesTo(house, 'nobody@mail.example')).toHaveLength(0)
})
