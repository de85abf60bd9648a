import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { WRITTEN } from '@croupier/contract/language.ts'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { withOwnTexts } from './words.ts'

const ROOT = join(import.meta.dirname, '..')
const SITE = 'web/src/words'
const KIT = 'kit/words'

type Words = Readonly<Record<string, string>>

interface Tree {
  readonly [key: string]: string | Tree
}

const read = (path: string): Words => flat(JSON.parse(readFileSync(join(ROOT, path), 'utf8')))
const flat = (tree: Tree): Words =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[key, value]]
        : Object.entries(flat(value)).map(([rest, text]) => [`${key}.${rest}`, text]),
    ),
  )
const groups = [...new Set(WRITTEN.flatMap((tag) => readdirSync(join(ROOT, SITE, tag))))].map((file) =>
  file.replace('.json', ''),
)
const fileOf = (group: string, tag: string) => (group === 'kit' ? `${KIT}/${tag}.json` : `${SITE}/${tag}/${group}.json`)
const wordsOf = (group: string, tag: string): Words =>
  existsSync(join(ROOT, fileOf(group, tag))) ? read(fileOf(group, tag)) : {}
const catalogues = [...groups, 'kit'].flatMap((group) => WRITTEN.map((tag) => ({ group, tag })))

const sources = ['web/src', 'kit'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), 'utf8') })),
)
const contract = readdirSync(join(ROOT, 'contract'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(ROOT, 'contract', path), 'utf8'))

test.each(catalogues)(
  'the words of $group in $tag are those of the English, none missing and none more',
  ({ group, tag }) => {
    expect(Object.keys(wordsOf(group, tag)).toSorted()).toEqual(Object.keys(wordsOf(group, 'en')).toSorted())
    expect(Object.entries(wordsOf(group, tag)).filter(([, text]) => text.trim() === '')).toEqual([])
  },
)

test.each(catalogues)(
  'every message of $group in $tag is well formed and takes what the English takes',
  ({ group, tag }) => {
    const english = wordsOf(group, 'en')
    for (const [key, text] of Object.entries(wordsOf(group, tag)))
      expect([key, ...takenBy(text, tag)]).toEqual([key, ...takenBy(english[key] ?? '', 'en')])
  },
)

test.each(catalogues)('plurals of $group in $tag are the plurals of that language', ({ group, tag }) => {
  const kinds = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
  for (const [key, text] of Object.entries(wordsOf(group, tag)))
    for (const used of pluralsIn(text, tag)) expect([key, ...used]).toEqual([key, ...kinds])
})

test.each(catalogues.filter(({ tag }) => tag !== 'en'))(
  'no sentence of $group in $tag is left in English',
  ({ group, tag }) => {
    const english = wordsOf(group, 'en')
    const left = Object.entries(wordsOf(group, tag)).filter(
      ([key, text]) => text === english[key] && /\p{L}+( \p{L}+){3}/u.test(text.replaceAll(/\{.*?\}/g, '')),
    )
    expect(left).toEqual([])
  },
)

test.each(WRITTEN)('what home says in %s weighs at most 30 kB over the wire', (tag) => {
  const weights = ['kit', 'shell', 'home', 'catalogue', 'betting'].map(
    (group) => brotliCompressSync(JSON.stringify(wordsOf(group, tag))).length,
  )
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(30_000)
})

test('a brand says a text in its own way, also one that stands deeper, and the rest stays', () => {
  const words = { spin: 'Spin', stop: 'Stop', symbol: { W: 'clover', S: 'star' } }
  const texts = { 'games.spin': 'Go', 'games.symbol.W': 'leaf', 'home.stop': 'Halt' }
  expect(withOwnTexts(words, texts, 'games')).toEqual({ spin: 'Go', stop: 'Stop', symbol: { W: 'leaf', S: 'star' } })
  expect(withOwnTexts(words, {}, 'games')).toEqual(words)
})

test('every word that a screen asks for exists', () => {
  const missing = sources.flatMap(({ path, text }) =>
    speakersIn(text).flatMap(({ name, group }) => {
      const words = wordsOf(group, 'en')
      return keysAsked(text, name)
        .filter((key) => !(key in words))
        .map((key) => `${path}: ${group}.${key}`)
    }),
  )
  expect(missing).toEqual([])
})

test('every word is used by some screen', () => {
  const all = [...sources.map(({ text }) => text), ...contract].join('\n')
  const made = templatesIn(all)
  const quoted = new Set([...all.matchAll(/['"]([\w.]+)['"]/g)].map(([, key]) => key ?? ''))
  const unused = [...groups, 'kit'].flatMap((group) =>
    Object.keys(wordsOf(group, 'en'))
      .filter((key) => !quoted.has(key) && !made.some((shape) => shape.test(key)))
      .map((key) => `${group}.${key}`),
  )
  expect(unused).toEqual([])
})

/** What may stand for a part of a key that is made. */
const ANY = '[\\w.-]+'

/** The shapes of keys that are made: `by_${sort}` is anything after `by_`, `${step}_${fits ? 'ok' : 'wrong'}` ends in one of the two. */
function templatesIn(text: string): RegExp[] {
  const shapes = [...text.matchAll(/`((?:[\w.]|\$\{[^`{}]*\})+)`/g)].map(([, template = '']) =>
    template.replaceAll(/\$\{([^{}]*)\}/g, (_, inside: string) => {
      const [, yes, no] = /\? '(\w+)' : '(\w+)'$/.exec(inside) ?? []
      return yes && no ? `(${yes}|${no})` : ANY
    }),
  )
  return shapes.filter((shape) => /\w{3}/.test(shape.replaceAll(ANY, ''))).map((shape) => new RegExp(`^${shape}$`))
}

/** The parser's kinds of plain words, of # and of a plural. */
const WORDS_ONLY: ReadonlySet<number> = new Set([0, 7])
const PLURALS: ReadonlySet<number> = new Set([6])

type MessageElement = ReturnType<IntlMessageFormat['getAst']>[number]

/** Every part of a message, those inside others too. */
function partsOf(text: string, tag: string): MessageElement[] {
  const inside = (parts: readonly MessageElement[]): MessageElement[] =>
    parts.flatMap((part) => [
      part,
      ...('options' in part ? Object.values(part.options).flatMap((option) => inside(option.value)) : []),
      ...('children' in part ? inside(part.children) : []),
    ])
  return inside(new IntlMessageFormat(text, tag).getAst())
}

/** The names of the values that a message takes, in order. */
function takenBy(text: string, tag: string): string[] {
  // Only words and the plural's # have nothing to fill in.
  const names = partsOf(text, tag).flatMap((part) =>
    'value' in part && !WORDS_ONLY.has(part.type) ? [part.value] : [],
  )
  return [...new Set(names)].toSorted()
}

/** The kinds that each plural of a message tells apart, single numbers left out. */
const pluralsIn = (text: string, tag: string): string[][] =>
  partsOf(text, tag).flatMap((part) =>
    PLURALS.has(part.type) && 'options' in part
      ? [
          Object.keys(part.options)
            .filter((kind) => !kind.startsWith('='))
            .toSorted(),
        ]
      : [],
  )

/** Which name speaks which group in a file: `const t = useWords('home')`. */
const speakersIn = (text: string) =>
  [...text.matchAll(/const (\w+) = useWords\('(\w+)'\)/g)].map(([, name = '', group = '']) => ({ name, group }))

/**
 * The keys in the first argument of each call of a speaker; what is compared with is no key. A name that speaks two groups in one
 * file is left out.
 */
function keysAsked(text: string, name: string): string[] {
  const groupsSpoken = new Set(
    speakersIn(text)
      .filter((speaker) => speaker.name === name)
      .map(({ group }) => group),
  )
  if (groupsSpoken.size > 1) return []
  return [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(((?:[^(),]|\\([^()]*\\))*)`, 'g'))].flatMap(
    ([, argument = '']) =>
      [...argument.replaceAll(/[!=]==? '\w+'|`[^`]*`/g, '').matchAll(/'([\w.]+)'/g)].map(([, key]) => key ?? ''),
  )
}
