import { Button } from '@croupier/kit/form/button.tsx'
import { Field, type FieldProps } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useState } from 'react'
import row from './codes/code-box.module.css'
import { clockOf } from './codes/countdown.ts'

interface SentAnswerProps extends Omit<FieldProps, 'hint' | 'end' | 'inputMode'> {
  /** Said once a code is on its way. */
  readonly sentHint: string
  readonly onSend: () => Promise<{ readonly expiredMinutes: number }>
  readonly onRefused: (error: unknown) => void
}

/** Where a code is typed that proves once more who somebody is; the button beside it sends another only when the first has expired. */
export function SentAnswer({ sentHint, onSend, onRefused, ...field }: SentAnswerProps) {
  const t = useWords('codes')
  const [left, setLeft] = useState(0)
  const [sent, setSent] = useState(false)
  const [sending, setSending] = useState(false)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const send = () => {
    setSending(true)
    onSend()
      .then(({ expiredMinutes }) => {
        setSent(true)
        setLeft(60 * expiredMinutes)
      })
      .catch(onRefused)
      .finally(() => setSending(false))
  }
  return (
    <div className={row.row}>
      <Field autoComplete="one-time-code" {...field} inputMode="numeric" hint={left > 0 ? sentHint : undefined} />
      <span className={row.send}>
        <Button disabled={left > 0} working={sending ? t('sending') : false} onClick={send}>
          {left > 0 ? t('again_in', { time: clockOf(left) }) : t(sent ? 'send_again' : 'send')}
        </Button>
      </span>
    </div>
  )
}
