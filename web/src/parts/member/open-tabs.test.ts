import type { Session } from '@croupier/kit/session.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { OpenTabs } from './open-tabs.ts'

const ANA: Session = { token: 'ana’s', account: 'ana', merchant: 'LUCKY', cpw: '', isAgent: 0 }
const open: OpenTabs[] = []
/** Locks as a browser has them: held until the tab that holds them is closed. */
function browser() {
  const held: { name: string }[] = []
  return {
    query: async () => ({ held }),
    request: (name: string) => {
      held.push({ name })
      return new Promise(() => undefined)
    },
  } as unknown as LockManager
}
/** An answer that comes is waited for as long as it takes; one that does not come, not at all. */
const [PATIENT_MS, HASTY_MS] = [60_000, 200]
interface TabOptions {
  readonly merchant?: string
  readonly waitMs?: number
}
function tab(
  locks: LockManager | undefined,
  session?: Session,
  { merchant = 'LUCKY', waitMs = PATIENT_MS }: TabOptions = {},
) {
  const made = new OpenTabs({ merchant, session: () => session, locks, waitMs })
  open.push(made)
  return made
}

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

test('a new tab takes the session over from an open tab of the same site', async () => {
  const locks = browser()
  tab(locks, ANA)
  expect(await tab(locks).takeOver()).toEqual(ANA)
})

test('where no tab with a session is open, a new one is a guest and has not waited', async () => {
  const locks = browser()
  tab(locks)
  const waits = vi.spyOn(globalThis, 'setTimeout')
  expect(await tab(locks, undefined, { waitMs: HASTY_MS }).takeOver()).toBeUndefined()
  expect(waits).not.toHaveBeenCalled()
  waits.mockRestore()
})

test('a tab of another brand hands nothing over', async () => {
  const locks = browser()
  tab(locks, { ...ANA, merchant: 'SAMPA' }, { merchant: 'SAMPA' })
  expect(await tab(locks, undefined, { waitMs: HASTY_MS }).takeOver()).toBeUndefined()
})

test('a tab that does not answer is not waited for without end', async () => {
  const locks = browser()
  tab(locks, ANA).close()
  expect(await tab(locks, undefined, { waitMs: HASTY_MS }).takeOver()).toBeUndefined()
})

test('a browser without locks is asked all the same', async () => {
  tab(undefined, ANA)
  expect(await tab(undefined).takeOver()).toEqual(ANA)
})

test('who logs in or out in one tab is heard of in the others, and not in the same', async () => {
  const [one, other] = [tab(browser(), ANA), tab(browser(), ANA)]
  const [own, news] = [
    { onBegan: vi.fn(), onEnded: vi.fn() },
    { onBegan: vi.fn(), onEnded: vi.fn() },
  ]
  one.watch(own)
  other.watch(news)
  one.sayBegan('ana')
  one.sayEnded('ana’s')
  await expect.poll(() => news.onEnded.mock.calls).toEqual([['ana’s']])
  expect(news.onBegan).toHaveBeenCalledWith('ana')
  expect(own.onBegan).not.toHaveBeenCalled()
})
