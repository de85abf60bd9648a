import type { TextSpan } from '@croupier/engine/lottery/typed-text.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useId } from 'react'
import { type Choice, readTyped, typedText } from './choice.ts'
import { MarkedText } from './marked-text.tsx'
import type { BoardMethod } from './price.ts'
import { joinedText, TextFile } from './text-file.tsx'
import classes from './typed-tickets.module.css'
import { useLateText } from './use-late-text.ts'

interface TypedTicketsProps {
  readonly board: BoardMethod
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** So many of what is no ticket are named; the others are counted. */
const NAMED_MAX = 6

/**
 * Tickets that are typed, pasted or in a file, with any separators, read back: how many there are, what is none, what stands twice.
 */
export function TypedTickets({ board, choice, onChoose }: TypedTicketsProps) {
  const t = useWords('lottery')
  const id = useId()
  const { form } = board.method
  const { text } = choice
  const late = useLateText(text)
  const { content, count, doubles, doubleCount, faults, faultCount } = readTyped(form, late)
  const digits = form.typed ? form.typed.numbers * form.typed.digits : (form.positions?.[0]?.values[0]?.length ?? 0)
  const type = (next: string) => onChoose({ ...choice, text: next })
  return (
    <Stack gap={8}>
      <label htmlFor={id} className={classes.label}>
        {t('typed_label', { digits })}
      </label>
      <MarkedText
        id={id}
        value={text}
        read={late}
        marks={faults}
        inputMode="numeric"
        aria-invalid={faultCount > 0}
        aria-describedby={`${id}-read`}
        placeholder={t('typed_example', { one: example(digits, 1), two: example(digits, 2) })}
        onText={type}
      />
      <Row gap={12} align="center" wraps id={`${id}-read`}>
        <Text size={12} weight={600} num role="status">
          {t('typed_read', { count })}
        </Text>
        {doubleCount > 0 ? (
          <Text size={12} tone="text-dim">
            {t('typed_doubled', { count: doubleCount, tickets: named(late, doubles, doubleCount) })}
          </Text>
        ) : null}
        {faultCount > 0 ? (
          <>
            <Text size={12} tone="loss" role="alert">
              {t('typed_wrong', { count: faultCount, tickets: named(late, faults, faultCount), digits })}
            </Text>
            <Button size="small" onClick={() => type(typedText(content))}>
              {t('typed_mend')}
            </Button>
          </>
        ) : null}
      </Row>
      <TextFile onText={(more) => type(joinedText(text, more))} />
    </Stack>
  )
}

/** What stands at these places of the text, each once, as far as there is room. */
function named(text: string, spans: readonly TextSpan[], count: number): string {
  const parts = new Set(spans.map(({ start, end }) => text.slice(start, Math.min(end, start + 20))))
  const shown = [...parts].slice(0, NAMED_MAX)
  return shown.join(', ') + (count > shown.length && parts.size > NAMED_MAX ? ' …' : '')
}

/** Different digits one after the other: 123, 234. */
const example = (digits: number, from: number): string =>
  Array.from({ length: digits }, (_, at) => `${(from + at) % 10}`).join('')
