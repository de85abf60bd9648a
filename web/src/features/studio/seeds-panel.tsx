import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { rotateSeeds, seeds } from '@croupier/contract/studio.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { isClientSeed } from '@croupier/engine/seeds.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { ErrorState, useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle, IconRotate2 } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { RevealedSeeds } from './revealed-seeds.tsx'
import classes from './seeds.module.css'
import { Step } from '../../parts/rounds/proof-step.tsx'

type Seeds = ReplyOf<typeof seeds>

/** The member's seeds: the committed one in use, the next one, the own client seed, and those revealed so far. */
export function SeedsPanel() {
  const { data, error, refetch } = useAsk(seeds)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} />
  return <Committed seeds={data} />
}

function Committed({ seeds }: { readonly seeds: Seeds }) {
  const t = useWords('verify')
  return (
    <div className={classes.panel}>
      <Step title={t('seed_in_use')} copy={seeds.serverSeedHash}>
        {seeds.serverSeedHash}
      </Step>
      <Grid gap={8} className={classes.pair}>
        <Step title={t('client_seed')} copy={seeds.clientSeed}>
          {seeds.clientSeed}
        </Step>
        <Step title={t('next_nonce')}>{seeds.nonce}</Step>
      </Grid>
      <Step title={t('seed_next')} copy={seeds.nextServerSeedHash}>
        {seeds.nextServerSeedHash}
      </Step>
      <Rotate />
      <RevealedSeeds revealed={seeds.revealed} />
    </div>
  )
}

/** Reveal the seed in use and go on with the next one. A repeated press is the same command. */
export function useRotation() {
  const client = useQueryClient()
  const id = useRef<string>(undefined)
  return useMutation({
    mutationFn: (clientSeed: string) => {
      id.current ??= crypto.randomUUID()
      return ask(rotateSeeds, { body: { id: id.current, ...(clientSeed ? { clientSeed } : {}) } })
    },
    onSuccess: (next) => {
      id.current = undefined
      client.setQueryData(keyOf(seeds), next)
      // Rounds of the revealed seed can be proved now.
      return client.invalidateQueries({ queryKey: ['/wps/betting/rounds/{roundId}'] })
    },
    onError: (error) => {
      // Whether a command was taken that brought no answer is only known by asking again with its id.
      if ('status' in error && error.status !== 0) id.current = undefined
    },
  })
}

function Rotate() {
  const t = useWords('verify')
  const rotation = useRotation()
  const [clientSeed, setClientSeed] = useState('')
  const sound = clientSeed === '' || isClientSeed(clientSeed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sound && !rotation.isPending) rotation.mutate(clientSeed, { onSuccess: () => setClientSeed('') })
  }
  return (
    <Text as="form" mt={6} className={classes.rotate} onSubmit={submit} noValidate>
      <Field
        label={t('new_client_seed')}
        optional
        name="clientSeed"
        value={clientSeed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        hint={t('client_seed_rule')}
        error={sound ? undefined : t('client_seed_rule')}
        onChange={({ target }) => setClientSeed(target.value)}
      />
      {rotation.error ? <Refused error={rotation.error} /> : null}
      <PrimaryButton type="submit" working={rotation.isPending ? t('rotating') : false}>
        <IconRotate2 size={18} aria-hidden />
        {t('rotate')}
      </PrimaryButton>
      <Text as="p" size={12} tone="text-dim">
        {t('rotate_hint')}
      </Text>
    </Text>
  )
}

function Refused({ error }: { readonly error: unknown }) {
  const text = useTroubleText(error)
  return (
    <Row as="p" gap={6} align="start" size={13} tone="loss" role="alert">
      <IconAlertCircle size={16} aria-hidden />
      {text}
    </Row>
  )
}
