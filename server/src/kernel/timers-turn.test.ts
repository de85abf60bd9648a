import { expect, test } from 'vitest'
import type { Deps } from './deps.ts'
import { takeTurn, withholdTimers } from './timers-turn.ts'

// A turn looks at nothing of them: it is theirs by identity.
const depsOfAProcess = () => ({}) as Deps

test('timers that are withheld do nothing until they are released; others run, and so do those of another process', async () => {
  const [deps, other] = [depsOfAProcess(), depsOfAProcess()]
  const ran: string[] = []
  const run = (of: Deps, name: string) => takeTurn(of, name, async () => void ran.push(name))
  const release = withholdTimers(deps, ['feed_pots', 'finish_tournaments'])
  for (const name of ['feed_pots', 'finish_tournaments', 'expire_deposits']) await run(deps, name)
  expect(ran).toEqual(['expire_deposits'])
  await run(other, 'feed_pots')
  expect(ran).toEqual(['expire_deposits', 'feed_pots'])
  release()
  await run(deps, 'feed_pots')
  expect(ran).toEqual(['expire_deposits', 'feed_pots', 'feed_pots'])
})
