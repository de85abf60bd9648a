import { Grid } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './security.module.css'

interface CodeFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly hint: string
  /** Seconds until another may be sent. */
  readonly left: number
  readonly sending: boolean
  readonly onType: (code: string) => void
  readonly onSend: () => void
}

/** Six digits that were sent, with the button that sends others once the countdown in it is over. */
export function CodeField({ value, error, hint, left, sending, onType, onSend }: CodeFieldProps) {
  const t = useWords('security')
  return (
    <Grid gap={10} align="start" className={classes.code}>
      <Field
        label={t('code')}
        name="verificationCode"
        value={value}
        error={error}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        onChange={({ target }) => onType(target.value)}
      />
      <Button working={sending} aria-disabled={left > 0 || undefined} onClick={() => (left > 0 ? undefined : onSend())}>
        {left > 0 ? t('send_again_in', { left }) : t('send_code')}
      </Button>
    </Grid>
  )
}
