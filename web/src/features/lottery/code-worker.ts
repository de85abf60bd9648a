import { type CodeTerms, readCode } from './code-bets.ts'

/** A text to read, numbered so that its answer is known. */
export interface CodeQuestion {
  readonly number: number
  readonly text: string
  readonly terms: CodeTerms
}

// Twenty thousand numbers take as long as several pictures of a page: they are read beside it.
self.addEventListener('message', ({ data }: MessageEvent<CodeQuestion>) => {
  const { number, text, terms } = data
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is no origin
  self.postMessage({ number, read: readCode(text, terms) })
})
