import type { TextSpan } from '@croupier/engine/lottery/typed-text.ts'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import classes from './marked-text.module.css'

interface MarkedTextProps extends Pick<
  ComponentProps<'textarea'>,
  'ref' | 'id' | 'aria-describedby' | 'aria-invalid' | 'placeholder' | 'inputMode'
> {
  readonly value: string
  /** What was read of it; it may be a little behind. */
  readonly read: string
  /** What is wrong in it, in order. */
  readonly marks: readonly TextSpan[]
  readonly onText: (text: string) => void
}

/** A longer text is not set twice; what is wrong in it is named beside it. */
const MARKED_MAX = 50_000

/** A field for long text in which parts are underlined where they stand. */
export function MarkedText({ value, read, marks, onText, ...field }: MarkedTextProps) {
  const ground = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.field}>
      <div ref={ground} className={classes.ground} aria-hidden>
        {marks.length > 0 && read.length <= MARKED_MAX ? markedParts(read, marks) : null}
      </div>
      <textarea
        {...field}
        className={classes.text}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
        onScroll={({ currentTarget }) => {
          if (ground.current) ground.current.scrollTop = currentTarget.scrollTop
        }}
      />
    </div>
  )
}

/** The text with its marks; of those that overlap the first one counts. */
function markedParts(text: string, marks: readonly TextSpan[]): readonly ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const { start, end } of marks) {
    if (start < from) continue
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>)
    from = end
  }
  // A last line that is empty has its height too.
  return [...parts, `${text.slice(from)}\n`]
}
