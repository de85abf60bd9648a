import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field, type FieldProps } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './code-box.module.css'
import { clockOf } from './countdown.ts'
import type { useCode } from './use-code.ts'
import { WarningDialog } from './warning-dialog.tsx'

interface CodeBoxProps extends Omit<FieldProps, 'hint' | 'end' | 'inputMode'> {
  readonly code: ReturnType<typeof useCode>
  readonly onSend: () => void
}

/** Where the code is typed, with the button that sends one; the countdown stands in the button that it blocks. */
export function CodeBox({ code, onSend, ...field }: CodeBoxProps) {
  const t = useWords('codes')
  const { purpose, left, sending, sent, warning, forgive } = code
  // A newcomer has no account yet, and a provider knows none; of any other number nothing is given away.
  const onItsWay = t(purpose === 'register' || purpose === 'provider' ? 'sent_new' : 'sent')
  const words = left > 0 ? t('again_in', { time: clockOf(left) }) : t(sent ? 'send_again' : 'send')
  return (
    <Grid gap={8} className={classes.row}>
      <Field
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={255}
        {...field}
        inputMode="numeric"
        hint={sent && left > 0 ? onItsWay : undefined}
      />
      <Row as="span" mt={24} className={classes.send}>
        <Button disabled={left > 0} working={sending ? t('sending') : false} onClick={onSend}>
          {words}
        </Button>
      </Row>
      {warning ? <WarningDialog error={warning} onClose={forgive} /> : null}
    </Grid>
  )
}
