import { expect, test } from 'vitest'
import { FLAG_TREE, FLAGS, isOn } from '@croupier/contract/whitelabel.ts'
import { settingTree, statusOf, largestAlone } from './rules.ts'
import { Settings } from './settings.ts'

test('the setting tree has every switch, on where the brand has it on', () => {
  const tree = settingTree(new Set(['free_play', 'username_register']))
  expect(FLAGS.filter((flag) => isOn(tree, flag))).toEqual(['username_register', 'free_play'])
  expect(tree.find((node) => node.modId === 'registration')).toMatchObject({ enabled: '1' })
  expect(tree.find((node) => node.modId === 'agent')).toMatchObject({
    enabled: '0',
    childrenNodes: FLAG_TREE.agent.map((modId) => ({ modId, enabled: '0', childrenNodes: [] })),
  })
})

test('maintenance is said before a restriction', () => {
  expect([statusOf(false, false), statusOf(true, false), statusOf(false, true), statusOf(true, true)]).toEqual([
    0, 1, 2, 1,
  ])
})

test('one person moves what the brand lets everybody, or more or less where a role says so; of several roles the largest', () => {
  const policy = Settings.parse({
    adjustment: { aloneMax: '50' },
    cashier: {
      withdrawal: { twoFrom: '3000' },
      limits: { creditAlone: '1000', roles: { chief: { credit: '5000', payout: '9000' }, novice: { credit: '10' } } },
    },
  })
  const alone = (action: 'credit' | 'payout' | 'adjustment', ...roles: string[]) => largestAlone(policy, action, roles)
  expect([alone('credit'), alone('credit', 'cashier')]).toEqual([1000_0000n, 1000_0000n])
  expect([alone('credit', 'chief'), alone('credit', 'novice'), alone('credit', 'novice', 'chief')]).toEqual([
    5000_0000n,
    10_0000n,
    5000_0000n,
  ])
  expect([alone('payout'), alone('payout', 'novice'), alone('payout', 'chief')]).toEqual([
    2999_9999n,
    2999_9999n,
    9000_0000n,
  ])
  expect(alone('adjustment', 'chief')).toBe(50_0000n)
  const free = Settings.parse({ cashier: { withdrawal: { twoFrom: null } } })
  expect(largestAlone(free, 'payout', [])).toBeNull()
})
