import type { BrandLook } from '@croupier/contract/brand.ts'
import { LANGUAGES, NAMES } from '@croupier/contract/language.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import words from '../words/vi/shell.json' with { type: 'json' }
import { LanguageSelect } from './language-select.tsx'

await startWords('vi', { groups: ['shell'], load: () => Promise.resolve(words), wording: {} })

const shown = (languages: readonly string[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BrandProvider value={{ brand: { languages } as BrandLook, tree: [] }}>
        <LanguageSelect />
      </BrandProvider>
    </QueryClientProvider>,
  )

test('the phone language menu names each language of the brand in its own letters, the one that is spoken chosen', () => {
  const menu = shown(['EN', 'VI', 'TY'])
  for (const code of ['EN', 'VI', 'TY'] as const)
    expect(menu).toMatch(new RegExp(`<option value="${code}" lang="${LANGUAGES[code]}"[^>]*>${NAMES[code]}</option>`))
  expect(menu.match(/<option/g)).toHaveLength(3)
  expect(menu).toMatch(/<option value="VI"[^>]* selected=""/)
  expect(menu).toContain(words.language)
})

test('the phone language menu is not there where the brand speaks one language', () => {
  expect(shown(['EN'])).toBe('')
})
