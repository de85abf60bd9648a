import { expect, test } from 'vitest'
import { nameIn } from './translated-name.ts'

const game = { name: 'Dice', names: { vi: 'Xúc Xắc', zh: '骰子' } }

test.each([
  ['vi', 'Xúc Xắc'],
  ['zh', '骰子'],
  ['zh-Hant', '骰子'],
  ['en', 'Dice'],
  ['ko', 'Dice'],
])('in %s the game is called %s', (language, name) => expect(nameIn(game, language)).toBe(name))
