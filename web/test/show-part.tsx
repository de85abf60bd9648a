import type { BrandLook, WhitelabelNode } from '@croupier/contract/brand.ts'
import type { Category } from '@croupier/contract/field.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { setCaller } from '@croupier/kit/calls.ts'
import { makeQueryClient } from '@croupier/kit/query.ts'
import { endSession, startSession } from '@croupier/kit/session.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { loadGroup } from '../src/word-files.ts'

const look = {
  merchant: 'LUCKY',
  name: 'LUCKY',
  logo: 'lucky',
  currency: 'PHP',
  decimals: 2,
  currencySign: '₱',
  timeZone: 'Asia/Manila',
} as BrandLook

interface PartOptions {
  /** To a guest instead. */
  readonly isGuest?: boolean
  /** The agent type of whoever is logged in. */
  readonly agentType?: number
  /** The categories of the brand's menu, and its switches. */
  readonly menu?: Category[]
  readonly tree?: readonly WhitelabelNode[]
  /** Where the part leads is seen here. */
  readonly history?: RouterHistory
}

/** Show a part of the site, in a language and with these groups of words, to a member who is logged in. */
export async function showPart(
  shown: ReactNode,
  language: 'en' | 'vi',
  groups: string[],
  {
    isGuest = false,
    agentType = 0,
    menu = [],
    tree = [],
    history = createMemoryHistory({ initialEntries: ['/'] }),
  }: PartOptions = {},
): Promise<HTMLElement> {
  if (isGuest) endSession()
  else startSession({ token: 'token', account: 'member01', merchant: 'LUCKY', cpw: '', isAgent: agentType })
  setCaller({ merchant: 'LUCKY', language: language === 'en' ? 'EN' : 'VI' })
  await startWords(language, { groups, load: loadGroup, wording: {} })
  const client = makeQueryClient()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => shown }),
    history,
  })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    client.clear()
    place.remove()
    sessionStorage.clear()
    localStorage.clear()
  })
  root.render(
    <QueryClientProvider client={client}>
      <BrandProvider value={{ brand: { ...look, menu }, tree }}>
        <RouterProvider router={router as never} />
      </BrandProvider>
    </QueryClientProvider>,
  )
  return place
}
