import { useState } from 'react'
import { CODE_KEY } from './code-bets.ts'
import type { Board } from './use-board.ts'
import { useTakenLines } from './use-taken-lines.ts'

interface SentCode {
  readonly text: string
  /** Nothing in it was for another lottery. */
  readonly isWhole: boolean
}

/** The short code that is being typed, and what of it has been bet or lies in the slip. */
export function useCodeText(board: Board) {
  const [text, setText] = useState('')
  const [sent, setSent] = useState<SentCode>()
  const [taken, setTaken] = useState<string>()
  const finish = (done: SentCode | undefined) => {
    if (!done) return
    // What is for another lottery stays, and what was taken is not taken twice.
    if (done.isWhole) setText((now) => (now === done.text ? '' : now))
    else setTaken(done.text)
  }
  useTakenLines(board, (lines) => {
    if (lines.some(({ key }) => key.startsWith(CODE_KEY))) finish(sent)
  })
  return { text, setText, isTaken: text !== '' && text === taken, setSent, finish }
}

export type CodeText = ReturnType<typeof useCodeText>
