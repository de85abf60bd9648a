import type { BrandLook } from '@croupier/contract/brand.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { keyOf, makeQueryClient } from '@croupier/kit/query.ts'
import { endSession, startSession } from '@croupier/kit/session.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import words from '../../words/en/games.json' with { type: 'json' }
import { DemoGate } from './demo-gate.tsx'

vi.hoisted(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
// The bar leads elsewhere, which needs the whole site around it.
vi.mock('../../parts/play/game-bar.tsx', () => ({ BarShell: () => null }))

await startWords('en', { groups: ['games'], load: () => Promise.resolve(words), wording: {} })
afterEach(() => endSession())

const FREE_PLAY = [{ modId: 'free_play', enabled: '1', childrenNodes: [] }] as const
const look = { merchant: 'LUCKY', name: 'LUCKY' } as BrandLook
const enter = (isAgent: number) =>
  startSession({ token: 'token', account: 'guest', merchant: 'LUCKY', cpw: '', isAgent })

/** What is seen of a game that was opened for play money, with or without a known balance. */
function shown({ known = false } = {}) {
  const client = makeQueryClient()
  if (known) client.setQueryData(keyOf(balance), { sumBalance: '10000.00' })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <BrandProvider value={{ brand: look, tree: FREE_PLAY }}>
        <DemoGate gameCode="DICE">the game</DemoGate>
      </BrandProvider>
    </QueryClientProvider>,
  )
}

test('the demo offer stands before the game for a guest and for a member, and can be pressed', () => {
  for (const come of [() => undefined, () => enter(0)]) {
    come()
    const page = shown({ known: true })
    expect(page).toContain(words.demo_start)
    expect(page).not.toContain('the game')
    expect(page).not.toContain('aria-disabled="true"')
  }
})

test('a guest’s demo has its money before it can be pressed: until the balance is known it is still starting', () => {
  enter(4)
  const page = shown()
  expect(page).toContain(words.demo_starting)
  expect(page).not.toContain('the game')
  expect(shown({ known: true })).toBe('the game')
})
