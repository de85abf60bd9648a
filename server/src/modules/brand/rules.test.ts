import { expect, test } from 'vitest'
import { FLAGS, isOn } from '@croupier/contract/whitelabel.ts'
import { settingTree, statusOf } from './rules.ts'

test('the setting tree has every switch, on where the brand has it on', () => {
  const tree = settingTree(new Set(['free_play', 'username_register']))
  expect(FLAGS.filter((flag) => isOn(tree, flag))).toEqual(['username_register', 'free_play'])
  expect(tree.find((node) => node.modId === 'registration')).toMatchObject({ enabled: '1' })
  expect(tree.find((node) => node.modId === 'agent')).toMatchObject({
    enabled: '0',
    childrenNodes: [{ modId: 'agent_policy', enabled: '0', childrenNodes: [] }],
  })
})

test('maintenance is said before a restriction', () => {
  expect([statusOf(false, false), statusOf(true, false), statusOf(false, true), statusOf(true, true)]).toEqual([
    0, 1, 2, 1,
  ])
})
