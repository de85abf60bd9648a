import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { connectOperatorAuthenticator, offerAuthenticator, operatorSelf } from '@croupier/contract/operator.ts'
import { QrCode } from '@croupier/kit/art/qr-code.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useOperator } from '../../kit/operator.tsx'
import classes from './profile.module.css'

/** The second step by an authenticator instead of a mailed code. */
export function OwnAuthenticator() {
  const t = useWords('operator')
  const { authenticator } = useOperator()
  const offer = useMutation({ mutationFn: () => ask(offerAuthenticator) })
  return (
    <div id="authenticator">
      <Card title={t('fields.authenticator')} mark={authenticator ? <StatusChip status="active" /> : null}>
        <Stack gap={14}>
          <Text as="p" size={12} tone="text-dim">
            {t(authenticator ? 'authenticator_on' : 'authenticator_off')}
          </Text>
          {offer.data && !authenticator ? <Connect {...offer.data} /> : null}
          <RefusedNote error={offer.error} />
          {authenticator || offer.data ? null : (
            <Button working={offer.isPending} onClick={() => offer.mutate()}>
              {t('connect_authenticator')}
            </Button>
          )}
        </Stack>
      </Card>
    </div>
  )
}

function Connect({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const t = useWords('operator')
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const connect = useMutation({
    mutationFn: () => ask(connectOperatorAuthenticator, { body: { secret, code } }),
    onSuccess: () => client.invalidateQueries(queryOptionsOf(operatorSelf)),
  })
  return (
    <Row gap={16} align="start">
      <QrCode text={uri} label={t('qr_label')} size={148} />
      <Stack
        as="form"
        gap={14}

        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          connect.mutate()
        }}
      >
        <Text as="p" size={12} tone="text-dim">
          {t('scan')}
        </Text>
        <p className={`mono ${classes.secret}`}>{secret}</p>
        <Field
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={fieldErrors(connect.error)('code')}
          onChange={({ target }) => setCode(target.value)}
        />
        <RefusedNote error={connect.error} />
        <PrimaryButton type="submit" working={connect.isPending}>
          {t('connect_authenticator')}
        </PrimaryButton>
      </Stack>
    </Row>
  )
}
