import { Grid, Row, Stack, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { confirmAuthenticator } from '@croupier/contract/mfa.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { toString } from 'qrcode'
import { type FormEvent, useEffect, useState } from 'react'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import classes from '../../../parts/centre/panel.module.css'

interface ConnectAuthenticatorProps {
  readonly secret: string
  readonly uri: string
  readonly freshly: <T>(work: () => Promise<T>) => Promise<T>
  readonly onConnected: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** A picture for the app's camera, the same as text, and the code that the app shows then. */
export function ConnectAuthenticator({ secret, uri, freshly, onConnected, onCancel }: ConnectAuthenticatorProps) {
  const t = useWords('mfa')
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  const picture = useQr(uri)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working || code.trim() === '') return
    setWorking(true)
    setRefused(undefined)
    freshly(() => ask(confirmAuthenticator, { body: { code } }))
      .then(
        ({ recoveryCodes }) => onConnected(recoveryCodes),
        (error: unknown) => {
          if (!(error instanceof CallRefusal)) throw error
          setRefused(error)
        },
      )
      .finally(() => setWorking(false))
  }
  return (
    <Grid as="form" gap={16} align="start" noValidate onSubmit={submit}>
      <Text as="p" size={13} tone="text-dim" className={classes.text}>
        {t('scan_text')}
      </Text>
      {picture ? (
        <img className={classes.picture} src={picture} alt={t('scan_picture')} />
      ) : (
        <Skeleton width={200} height={200} radius={12} />
      )}
      <div>
        <Text as="p" size={13} tone="text-dim" className={classes.text}>
          {t('type_secret')}
        </Text>
        <Surface as="p" padY={10} padX={12} mt={6} size={14} level={2} edge radius={8} className={classes.secret}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Surface>
      </div>
      <Stack gap={16}>
        {refused ? <RefusedLine error={refused} /> : null}
        <Field
          label={t('app_code')}
          name="code"
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
        />
        <Row as="span" gap={8} wraps>
          <PrimaryButton type="submit" working={working}>
            {t('confirm_code')}
          </PrimaryButton>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Grid>
  )
}

/** The picture of a text, drawn here: nobody else learns the secret. */
function useQr(text: string): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let there = true
    void toString(text, { type: 'svg', margin: 0 }).then((svg) => {
      if (there) setPicture(`data:image/svg+xml;base64,${btoa(svg)}`)
    })
    return () => {
      there = false
    }
  }, [text])
  return picture
}
