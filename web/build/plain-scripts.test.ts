import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { WRITTEN } from '@croupier/contract/language.ts'
import { expect, test } from 'vitest'
import { filledIn } from './plain-scripts.ts'
import { START_FAILURE_WORDS } from './start-failure-words.ts'

const boot = filledIn(readFileSync(new URL('../plain/boot.js', import.meta.url), 'utf8'))

/** What the page says when its scripts do not arrive, by the language that was chosen and the one that it was made in. */
async function failureText(chosen: string | null, made: string) {
  const texts: string[] = []
  const told = Promise.withResolvers<void>()
  runInNewContext(boot, {
    Intl,
    addEventListener: (_: string, fail: () => void) => {
      fail()
      told.resolve()
    },
    localStorage: { getItem: () => chosen },
    requestAnimationFrame: () => 0,
    setTimeout: () => 0,
    document: {
      currentScript: { dataset: { main: '/main.js' } },
      documentElement: { lang: made },
      createElement: () => ({ addEventListener: () => undefined, append: () => undefined }),
      getElementById: () => null,
      querySelectorAll: () => [],
    },
    Object: {
      ...Object,
      assign: (element: object, { textContent }: { textContent?: string }) => {
        if (textContent !== undefined) texts.push(textContent)
        return element
      },
    },
  })
  await told.promise
  return texts
}

test.each([
  ['CN', 'en', 'zh'],
  ['TY', 'en', 'tl'],
  ['VI', 'th', 'vi'],
  ['KO', 'th', 'th'],
  [null, 'ja', 'ja'],
  [null, 'xx', 'en'],
] as const)('chosen %s on a page in %s, it is said in %s', async (chosen, made, language) => {
  expect(await failureText(chosen, made)).toEqual([...START_FAILURE_WORDS[language]])
})

test.each(WRITTEN)('%s has its words in the script', (language) => {
  for (const text of START_FAILURE_WORDS[language]) expect(boot).toContain(JSON.stringify(text))
})
