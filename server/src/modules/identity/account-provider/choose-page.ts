import { escaped } from '#kernel/escape.ts'
import type { PageWords } from './words.ts'

/** Accounts that are there to be picked. */
const SAMPLE_ACCOUNTS = [
  { name: 'Ana Reyes', email: 'ana.reyes@example.com' },
  { name: 'Minh Trần', email: 'minh.tran@example.com' },
] as const

/** How a page of the provider is shown. */
export interface PageView {
  readonly tag: string
  readonly words: PageWords
  readonly theme: 'dark' | 'light' | undefined
  /** The provider's name, such as Google. */
  readonly provider: string
}

interface Choice extends PageView {
  readonly brand: string
  /** What was typed and is no address. */
  readonly wrong: string | undefined
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d5d9e3, #343b52) }
  :root { --page: light-dark(#f1f3f8, #0d111e); --card: light-dark(#fff, #171d2e); --text: light-dark(#171b2b, #eef1fa) }
  :root { --dim: light-dark(#565e75, #a5aec6); --strong: light-dark(#1f56d8, #7fa6ff); --on-strong: light-dark(#fff, #0a1226) }
  :root { --notice: light-dark(#fff4d6, #33290f); --on-notice: light-dark(#5c4300, #ffdf93); --wrong: light-dark(#a3142b, #ff8590) }
  :root[data-theme=dark] { color-scheme: dark }
  :root[data-theme=light] { color-scheme: light }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--text) }
  main { width: min(27rem, 100%); background: var(--card); border: 1px solid var(--line); border-radius: 16px; overflow: hidden }
  .notice { margin: 0; padding: .75rem 1.5rem; background: var(--notice); color: var(--on-notice); font-size: .875rem }
  .inside { padding: 1.5rem; display: grid; gap: 1rem }
  .mark { width: 3rem; height: 3rem; border-radius: 50%; display: grid; place-items: center; background: var(--strong) }
  .mark { color: var(--on-strong); font: 700 1.4rem system-ui, sans-serif }
  h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 }
  p { margin: 0 } .dim { color: var(--dim); font-size: .9375rem } .small { color: var(--dim); font-size: .8125rem }
  form { display: grid; gap: .75rem; margin: 0 }
  .accounts { border: 1px solid var(--line); border-radius: 12px; overflow: hidden; gap: 0 }
  button, input, .button { font: inherit; min-height: 48px; border-radius: 10px }
  .account { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; align-items: center }
  .account { text-align: left; padding: .625rem .875rem }
  .account { border: 0; border-radius: 0; background: none; color: inherit; cursor: pointer }
  .account + .account { border-top: 1px solid var(--line) }
  .account:hover { background: color-mix(in srgb, var(--strong) 9%, transparent) }
  .initial { grid-row: span 2; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; font-weight: 700 }
  .initial { background: color-mix(in srgb, var(--strong) 18%, transparent); color: var(--strong) }
  .name { font-weight: 600 } .address { color: var(--dim); font-size: .875rem; overflow-wrap: anywhere }
  .or { display: flex; align-items: center; gap: .75rem; color: var(--dim); font-size: .875rem }
  .or::before, .or::after { content: ''; flex: 1; height: 1px; background: var(--line) }
  label { display: grid; gap: .375rem; font-weight: 600; font-size: .9375rem }
  input { width: 100%; padding: 0 .875rem; border: 1px solid light-dark(#868da0, #6c7590) }
  input { background: var(--card); color: inherit; font-weight: 400 }
  input[aria-invalid] { border-color: var(--wrong) } .wrong { color: var(--wrong); font-size: .875rem }
  .go, .button { border: 0; background: var(--strong); color: var(--on-strong); font-weight: 600; cursor: pointer; padding: 0 1rem }
  .button { display: grid; place-items: center; text-decoration: none }
  .no { border: 1px solid var(--line); background: none; color: inherit; cursor: pointer; padding: 0 1rem }
  :focus-visible { outline: 2px solid var(--strong); outline-offset: 2px } .account:focus-visible { outline-offset: -3px }
`

/** The page on which the visitor picks or types an account and agrees, or does not. */
export function choosePage({ brand, wrong, ...shown }: Choice): string {
  const { words } = shown
  const accounts = SAMPLE_ACCOUNTS.map(
    ({ name, email }) => `<button class="account" name="email" value="${email}">
<span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
<span class="name">${name}</span><span class="address">${email}</span></button>`,
  )
  const fault = wrong === undefined ? '' : `<p class="wrong" id="wrong">${words.emailInvalid}</p>`
  const value =
    wrong === undefined ? '' : ` value="${escaped(wrong)}" aria-invalid="true" aria-describedby="wrong" autofocus`
  return pageOf(
    shown,
    `<p class="dim">${words.continueTo.replace('{brand}', escaped(brand))}</p>
<form method="post" class="accounts">${accounts.join('\n')}</form>
<p class="or">${words.another}</p>
<form method="post" novalidate>
<label>${words.email}<input name="email" type="email" autocomplete="email" maxlength="254"${value}></label>
${fault}<button class="go">${words.agree}</button>
</form>
<form method="post"><button class="no" name="cancel" value="1">${words.cancel}</button></form>
<p class="small">${words.browser}</p>`,
    words.title,
  )
}

/** The page of a sign-in that cannot go on. */
export const endedPage = (shown: PageView): string =>
  pageOf(
    shown,
    `<p class="dim">${shown.words.endedText}</p><a class="button" href="/">${shown.words.back}</a>`,
    shown.words.ended,
  )

function pageOf({ tag, words, theme, provider }: PageView, inside: string, heading: string): string {
  const named = (text: string) => text.replaceAll('{provider}', provider)
  return `<!doctype html>
<html lang="${tag}"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${named(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="notice">${named(words.sandbox)}</p>
<div class="inside">
<span class="mark" aria-hidden="true">${provider.slice(0, 1)}</span>
<h1>${named(heading)}</h1>
${inside}
</div>
</main>
</body>
</html>
`
}
