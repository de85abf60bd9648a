import '@croupier/kit/theme/base.css'
import { visitAgentLink } from '@croupier/contract/agent-links.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { RegisterModal } from '../src/features/identity/register-modal.tsx'
import { showPart } from './show-part.tsx'

const GROUPS = ['shell', 'identity', 'codes']

async function openRegister(search: string) {
  const history = createMemoryHistory({ initialEntries: [`/register${search}`] })
  return showPart(<RegisterModal onClose={() => undefined} />, 'en', GROUPS, { isGuest: true, history })
}

test.each(['affiliateCode', 'referralCode'])('an opened link is counted once a session: %s', async (name) => {
  const server = answerCalls().to(visitAgentLink, {})
  await openRegister(`?${name}=A7K2QD`)
  await expect.poll(() => server.asked(visitAgentLink).map(({ body }) => body)).toEqual([{ code: 'A7K2QD' }])
  await openRegister(`?${name}=A7K2QD`)
  await openRegister(`?${name}=M4T9XE`)
  await expect
    .poll(() => server.asked(visitAgentLink).map(({ body }) => body))
    .toEqual([{ code: 'A7K2QD' }, { code: 'M4T9XE' }])
})

test('registration without a link counts nothing', async () => {
  const server = answerCalls().to(visitAgentLink, {})
  await openRegister('')
  await openRegister('?affiliateCode=123456')
  await expect.poll(() => server.asked(visitAgentLink).map(({ body }) => body)).toEqual([{ code: '123456' }])
})
