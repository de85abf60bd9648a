import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_TITLES } from '@croupier/contract/page.ts'
import { expect, test } from 'vitest'

const WORDS = join(import.meta.dirname, '../../words')

test.each(readdirSync(WORDS))('every page but home and a game has its own title in %s', (tag) => {
  const words = JSON.parse(readFileSync(join(WORDS, tag, 'shell.json'), 'utf8'))
  const untitled = Object.entries(PAGE_TITLES)
    .filter(([, key]) => key === undefined || typeof words[key] !== 'string')
    .map(([path]) => path)
  expect(untitled).toEqual(['/', '/index', '/index.html', '/home', '/game'])
})
