import type { ReadShortCode } from '@croupier/engine/lottery/short-code.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type CodeTerms, readCode } from './code-bets.ts'
import type { CodeQuestion } from './code-worker.ts'

/** Longer texts are read beside the page. */
const LONG = 5000

interface CodeAnswer {
  readonly number: number
  readonly read: ReadShortCode
}

interface ReadCode {
  /** What was read, and of which text: of a long one it comes a little later. */
  readonly text: string
  readonly read: ReadShortCode
}

/** What the short code says, read again whenever it or the lotteries on sale change. */
export function useCodeRead(text: string, terms: CodeTerms): ReadCode {
  const isLong = text.length > LONG
  const short = useMemo(() => ({ text, read: readCode(isLong ? '' : text, terms) }), [isLong, text, terms])
  const late = useWorkerRead(isLong ? text : undefined, terms)
  return isLong ? (late ?? { text: '', read: short.read }) : short
}

/** Asks a worker that lives as long as there is something long to read. */
function useWorkerRead(text: string | undefined, terms: CodeTerms): ReadCode | undefined {
  const worker = useRef<Worker>(undefined)
  const number = useRef(0)
  const [known, setKnown] = useState<ReadCode>()
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (text === undefined) return undefined
    worker.current ??= new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
    const asked = ++number.current
    const there = worker.current
    const hear = ({ data }: MessageEvent<CodeAnswer>) => {
      if (data.number === asked) setKnown({ text, read: data.read })
    }
    there.addEventListener('message', hear)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is no origin
    there.postMessage({ number: asked, text, terms } satisfies CodeQuestion)
    return () => there.removeEventListener('message', hear)
  }, [text, terms])
  return known
}
