import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useId, useMemo } from 'react'
import { type Choice, readTyped } from './choice.ts'
import type { BoardMethod } from './price.ts'
import classes from './typed-tickets.module.css'

interface TypedTicketsProps {
  readonly board: BoardMethod
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** So many of what is no ticket are named; the others are counted. */
const NAMED_MAX = 6

/** Tickets that are typed or pasted with any separators, read back: how many there are, what is none, what stands twice. */
export function TypedTickets({ board, choice, onChoose }: TypedTicketsProps) {
  const t = useWords('lottery')
  const id = useId()
  const { form } = board.method
  const { tickets, wrong, doubled } = useMemo(() => readTyped(form, choice.text), [form, choice.text])
  const digits = form.typed ? form.typed.numbers * form.typed.digits : (form.positions?.[0]?.values[0]?.length ?? 0)
  const type = (text: string) => onChoose({ ...choice, text })
  return (
    <Stack gap={8}>
      <label htmlFor={id} className={classes.label}>
        {t('typed_label', { digits })}
      </label>
      <textarea
        id={id}
        className={classes.text}
        value={choice.text}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}-read`}
        placeholder={t('typed_example', { one: example(digits, 1), two: example(digits, 2) })}
        onChange={({ target }) => type(target.value)}
      />
      <Row gap={12} align="center" wraps id={`${id}-read`}>
        <Text size={12} weight={600} num role="status">
          {t('typed_read', { count: tickets.length })}
        </Text>
        {doubled.length > 0 ? (
          <Text size={12} tone="text-dim">
            {t('typed_doubled', { count: doubled.length, tickets: named(doubled) })}
          </Text>
        ) : null}
        {wrong.length > 0 ? (
          <>
            <Text size={12} tone="loss" role="alert">
              {t('typed_wrong', { count: wrong.length, tickets: named(wrong), digits })}
            </Text>
            <Button size="small" onClick={() => type(tickets.join(' '))}>
              {t('typed_mend')}
            </Button>
          </>
        ) : null}
      </Row>
    </Stack>
  )
}

const named = (list: readonly string[]): string =>
  list
    .slice(0, NAMED_MAX)
    .map((one) => one.slice(0, 20))
    .join(', ') + (list.length > NAMED_MAX ? ' …' : '')

/** Different digits one after the other: 123, 234. */
const example = (digits: number, from: number): string =>
  Array.from({ length: digits }, (_, at) => `${(from + at) % 10}`).join('')
