import '@croupier/kit/theme/base.css'
import '../src/theme.css'
import type { Call } from '@croupier/contract/call.ts'
import { consoleLook } from '@croupier/contract/console-look.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import { operatorSelf } from '@croupier/contract/operator.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { setCaller } from '@croupier/kit/calls.ts'
import { makeQueryClient } from '@croupier/kit/query.ts'
import { keepSessionIn, startSession } from '@croupier/kit/session.ts'
import { answerCalls, type Answers } from '@croupier/kit/testing/answers.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { makeRouter } from '../src/router.tsx'
import { loadGroup } from '../src/word-files.ts'

/** When everything happens in these tests. */
export const NOW = '2026-03-04T05:06:07.000Z'
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const SELF = {
  id: idOf(1),
  username: 'operator01',
  name: 'Ines',
  roles: ['cashier'],
  brands: [
    {
      merchant: 'LUCKY',
      name: 'LUCKY',
      logo: 'clover',
      currency: 'PHP',
      decimals: 2,
      timeZone: 'Asia/Manila',
      languages: ['EN'],
    },
  ],
  authenticator: true,
  sandbox: true,
  now: NOW,
}

interface OpenConsole {
  /** What the operator may do. */
  readonly may: readonly Permission[]
  readonly answers: (answers: Answers) => void
}

/** Open the console at an address, for an operator of one brand, in English; its calls are answered by the test. */
export async function openConsole(address: string, { may, answers }: OpenConsole) {
  keepSessionIn('console')
  startSession({ token: 'token', account: SELF.username, merchant: 'LUCKY', cpw: '', isAgent: 0 })
  setCaller({ merchant: 'LUCKY', language: 'EN' })
  const server = answerCalls().to(operatorSelf, { ...SELF, permissions: [...may] })
  answers(server)
  await startWords('en', { groups: ['shell', 'pieces'], load: loadGroup, wording: {} })
  const client = makeQueryClient()
  const router = makeRouter(client)
  const history = createMemoryHistory({ initialEntries: [`/console${address}`] })
  router.update({ ...router.options, history })
  const style = Object.assign(document.createElement('style'), { textContent: tokenStyle(consoleLook) })
  const place = document.createElement('div')
  document.head.append(style)
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    client.clear()
    for (const part of [place, style]) part.remove()
    localStorage.clear()
  })
  root.render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    asked: (call: Call) => server.asked(call),
    answer: server.to,
    /** Where the console is, without the part that all addresses begin with. */
    address: () => history.location.href.replace('/console', ''),
  }
}
