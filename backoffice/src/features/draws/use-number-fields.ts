import { useWords } from '@croupier/kit/words.ts'
import { useRef, useState } from 'react'
import { faultOf, lengthsOf, numbersIn, type Prize, withPasted } from './result-rows.ts'

interface NumberFieldsOptions {
  readonly prizes: readonly Prize[]
  /** What stands in them before somebody types. */
  readonly given: readonly string[] | null
  /** What the server says about a place. */
  readonly refused?: (place: number) => string | undefined
  readonly onChange?: () => void
}

/** The fields of a result: what is typed, what is wrong with it, and the way from one to the next. */
export function useNumberFields({ prizes, given, refused, onChange }: NumberFieldsOptions) {
  const t = useWords('draws')
  const lengths = lengthsOf(prizes)
  const before = given ?? lengths.map(() => '')
  const [typed, setTyped] = useState<readonly string[]>()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [tried, setTried] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const numbers = typed ?? before
  const faults = numbers.map((number, place) => faultOf(number, lengths[place] ?? 0))
  const isComplete = faults.every((fault) => fault === undefined)

  const focus = (place: number) => frame.current?.querySelector<HTMLInputElement>(`[data-place="${place}"]`)?.focus()
  const change = (next: readonly string[]) => {
    setTyped(next)
    onChange?.()
  }
  const paste = (place: number, text: string) => {
    change(withPasted(numbers, lengths, { text, at: place }))
    focus(Math.min(lengths.length - 1, place + numbersIn(text).length))
  }
  return {
    frame,
    prizes,
    numbers,
    isComplete,
    filled: faults.filter((fault) => fault === undefined).length,
    isChanged: typed !== undefined && typed.some((number, place) => number !== before[place]),
    wasChanged: (place: number) => given !== null && numbers[place] !== before[place],
    focus,
    paste,
    /** What is typed at a place; more digits than belong there are those of the places after it. */
    type: (place: number, text: string) => {
      const digits = text.replaceAll(/\D/g, '')
      const length = lengths[place] ?? 0
      if (digits.length > length) return paste(place, text)
      change(numbers.with(place, digits))
      if (digits.length === length && digits !== numbers[place]) focus(place + 1)
    },
    leave: (place: number) => setLeft(new Set([...left, place])),
    /** What is wrong at a place, once somebody has left it or tried to go on. */
    faultAt: (place: number): string | undefined => {
      const fault = faults[place]
      if (fault === undefined) return refused?.(place)
      if (!tried && (fault === 'missing' || !left.has(place))) return undefined
      return t(`fault.${fault}`, { digits: lengths[place] ?? 0 })
    },
    /** Shows what is wrong and leads there; whether nothing is. */
    attempt: (): boolean => {
      setTried(true)
      if (!isComplete) focus(faults.findIndex((fault) => fault !== undefined))
      return isComplete
    },
    reset: () => {
      setTyped(undefined)
      setTried(false)
      setLeft(new Set())
    },
  }
}

export type NumberFieldSet = ReturnType<typeof useNumberFields>
