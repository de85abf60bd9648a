import { LANGUAGES, tagsIn, wishedLanguages } from '@croupier/contract/language.ts'
import { refusalText } from '@croupier/contract/words/words.ts'
import { escaped } from '#kernel/escape.ts'

const STYLE = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;text-align:center}',
  'body{font:600 22px/1.4 system-ui,sans-serif;background:#fff;color:#1a1f33}',
  '@media(prefers-color-scheme:dark){body{background:#0b1020;color:#f2f4fc}}',
].join('')

/** The page at a host where no brand lives: nothing is known there but what to say, in the browser's language. */
export function lostPage(acceptLanguage: string | undefined): string {
  const tag = LANGUAGES[wishedLanguages(tagsIn(acceptLanguage ?? ''))[0] ?? 'EN']
  const text = escaped(refusalText(tag, 'invalid_url'))
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title><style>${STYLE}</style></head>
<body><main><h1 style="font:inherit;max-width:28em">${text}</h1></main></body></html>
`
}
