import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsedWords } from './build/messages.ts'
import { changeWords, loadWords, startWords, useLanguage, useWords, WordsLoadError, type WordLoader } from './words.ts'

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'en shop': { left: '{count, plural, one {# left} other {# left of many}}', deep: { er: 'Deeper' }, hello: 'Hello' },
  'vi shop': { left: '{count, plural, other {còn #}}', deep: { er: 'Sâu hơn' }, hello: 'Xin chào' },
  'en till': { pay: 'Pay' },
}
const asked: string[] = []
const load: WordLoader = (language, group) => {
  asked.push(`${language} ${group}`)
  const words = CATALOGUES[`${language} ${group}`]
  return words ? Promise.resolve(words) : Promise.reject(new Error('no line'))
}
const start = (wording = {}, loader = load) => startWords('en', { groups: ['shop'], load: loader, wording })

function Said({
  of,
  values,
  group = 'shop',
}: {
  of: string
  values?: Record<string, number | string>
  group?: string
}) {
  const t = useWords(group)
  return <p lang={useLanguage()}>{t(of, values)}</p>
}
const said = (of: string, values?: Record<string, number | string>) =>
  renderToStaticMarkup(<Said of={of} {...(values ? { values } : {})} />).replaceAll(/<[^>]*>/g, '')

test('plain texts, deeper ones and messages are said; a key that is not there says itself', async () => {
  await start()
  expect([said('hello'), said('deep.er'), said('left', { count: 1 }), said('left', { count: 3 })]).toEqual([
    'Hello',
    'Deeper',
    '1 left',
    '3 left of many',
  ])
  expect([said('missing'), said('deep')]).toEqual(['missing', 'deep'])
  expect([said('missing', { otherwise: 'what it is' }), said('hello', { otherwise: 'unused' })]).toEqual([
    'what it is',
    'Hello',
  ])
})

test('messages that the build has parsed are filled as their texts are', async () => {
  const built: WordLoader = async (language, group) => parsedWords(await load(language, group)) as object as never
  await start({}, built)
  expect([said('hello'), said('left', { count: 1 }), said('left', { count: 3 })]).toEqual([
    'Hello',
    '1 left',
    '3 left of many',
  ])
})

test("a brand's own text is said in its place, also where it counts; one that is not well formed is said as it stands", async () => {
  await start({
    en: { 'shop.hello': 'Hey', 'shop.left': '{count, plural, other {just #}}', 'shop.deep.er': '{count, plural' },
  })
  expect([said('hello'), said('left', { count: 2 }), said('deep.er', { count: 2 })]).toEqual([
    'Hey',
    'just 2',
    '{count, plural',
  ])
})

test('another language is spoken once its words are there, with every group that was asked for', async () => {
  await start()
  await changeWords('vi')
  expect(said('left', { count: 2 })).toBe('còn 2')
  expect(renderToStaticMarkup(<Said of="hello" />)).toBe('<p lang="vi">Xin chào</p>')
})

test('who chooses twice gets the last language, whichever arrives first', async () => {
  await start()
  await Promise.all([changeWords('vi'), changeWords('en')])
  expect(said('hello')).toBe('Hello')
})

test('a language whose own words do not arrive is not spoken', async () => {
  await start()
  await changeWords('xx')
  expect(said('hello')).toBe('Hello')
})

test('words are fetched once, also by two loaders at once', async () => {
  await start()
  await Promise.all([loadWords('till'), loadWords('till', 'shop')])
  await loadWords('till')
  expect(asked.filter((name) => name === 'en till').length).toBe(1)
  expect(renderToStaticMarkup(<Said group="till" of="pay" />)).toContain('Pay')
})

test('what must be at hand and does not arrive is an error that says why', async () => {
  const failing = startWords('en', { groups: ['nothing'], load, wording: {} })
  await expect(failing).rejects.toThrow(WordsLoadError)
  await expect(failing).rejects.toMatchObject({ cause: new Error('no line') })
})
