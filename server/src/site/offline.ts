import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandLook } from '@croupier/contract/brand.ts'
import { codeOf, isWritten, LANGUAGES } from '@croupier/contract/language.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import { escaped } from '#kernel/escape.ts'
import { OFFLINE_WORDS } from './offline-words.ts'

const STYLE = readFileSync(join(import.meta.dirname, 'offline.css'), 'utf8').replaceAll(/\s*\n\s*/g, '')

/** The page that a browser keeps for the time without a line: the brand's mark and colours, in all its languages. */
export function offlinePage(brand: BrandLook, mark: string): string {
  const codes = brand.languages.flatMap((language) => codeOf(language) ?? [])
  const spoken = codeOf(brand.defaultLanguage) ?? 'EN'
  const tags = codes.map((code) => ` data-tag-${code.toLowerCase()}="${LANGUAGES[code]}"`).join('')
  const sections = codes.map((code) => {
    const tag = LANGUAGES[code]
    if (!isWritten(tag)) return ''
    const words = OFFLINE_WORDS[tag]
    const hidden = code === spoken ? '' : ' hidden'
    // A link to nothing is a link to the page that was asked for.
    return `<section lang="${tag}"${hidden}><h1>${words.title}</h1><p>${words.text}</p><a href="">${words.again}</a></section>`
  })
  const picture = `<img alt="${escaped(brand.name)}" src="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}" />`
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escaped(brand.name)}</title>`,
    `<style>${tokenStyle(brand.tokens)}${STYLE}</style>`,
    '<script defer src="/offline.js"></script>',
  ]
  const body = `<body><main>${picture}${sections.join('')}</main></body>`
  return `<!doctype html><html lang="${LANGUAGES[spoken]}"${tags}><head>${head.join('')}</head>${body}</html>`
}
