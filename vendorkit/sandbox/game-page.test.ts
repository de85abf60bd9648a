import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WRITTEN } from '@croupier/contract/language.ts'
import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { gamePages } from './game-page.ts'
import { GAME_WORDS, type GameWords, markIn } from './words.ts'

const ALL = [...SANDBOX_GAMES, ...WALLET_VENDORS.flatMap(({ games }) => games)]
const app = fastify()
await gamePages(app, { games: ALL, operator: 'http://127.0.0.1:3000' })

const page = async (query: string) => (await app.inject(`/play?game=TD_MANGO_PARADE${query}`)).payload

/** The texts of a page by their places, the marks aside, which may be called alike in two languages. */
const textsOf = ({ statuses, marks: _, ...texts }: GameWords) => ({ ...texts, ...statuses })
/** Loanwords that players of the language use. */
const LOANS: Readonly<Record<string, readonly string[]>> = { tl: ['line'], id: ['line'] }
const bracesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each(WRITTEN)('the page of a game speaks the language of its launch: %s', async (language) => {
  const [shown, words] = [await page(`&language=${language}`), GAME_WORDS[language]]
  expect(shown).toContain(`<html lang="${language}">`)
  for (const text of [words.begin, words.stake, words.play, words.rules, words.random, words.lower, words.higher])
    expect(shown).toContain(text)
  const known = JSON.parse(/id="game">\s*(\{.*\})\s*<\/script>/.exec(shown)?.[1] ?? '{}')
  expect(known.marks[0]).toBe(markIn(words, 'Mango'))
  expect(known.words.statuses).toEqual(words.statuses)
})

test('a launch in a language without words, or in none, opens in English; another script of a language in that one', async () => {
  for (const query of ['', '&language=fr', '&language=%3Cscript%3E', '&language=a&language=b'])
    expect(await page(query)).toContain('<html lang="en">')
  expect(await page('&language=zh-Hant')).toContain('<html lang="zh">')
})

test.each(WRITTEN.filter((tag) => tag !== 'en'))('no text of the page is left in English in %s', (tag) => {
  const [texts, english] = [textsOf(GAME_WORDS[tag]), textsOf(GAME_WORDS.en)]
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [place, text] of Object.entries(english))
    expect(bracesOf(texts[place as keyof typeof texts])).toEqual(bracesOf(text))
  const same = Object.entries(english).filter(([place, text]) => texts[place as keyof typeof texts] === text)
  expect(same.map(([place]) => place)).toEqual(LOANS[tag] ?? [])
  expect(Object.keys(GAME_WORDS[tag].marks)).toEqual(Object.keys(GAME_WORDS.en.marks))
})

/** Names of teams and of corners, which stay as they are, and what is not shown. */
const NAMES = new Set(ALL.filter(({ play }) => ['match', 'bout', 'bingo'].includes(play)).flatMap(({ marks }) => marks))

test('every mark of a title has its words, names of teams aside', () => {
  const marks = ALL.flatMap((game) => game.marks).filter((mark) => !NAMES.has(mark))
  expect(marks.filter((mark) => !(mark in GAME_WORDS.en.marks))).toEqual([])
})

test('the page’s script says nothing that has no words', () => {
  const script = readFileSync(join(import.meta.dirname, 'pages/play.js'), 'utf8')
  const said = [...script.matchAll(/\bwords\.(\w+)/g)].map(([, name]) => name)
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((name) => name !== undefined && !(name in GAME_WORDS.en))).toEqual([])
})
