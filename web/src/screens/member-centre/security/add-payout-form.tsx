import { Grid } from '@croupier/kit/layout/layout.tsx'
import { addPayoutAccount, type PayoutProvider } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { Part, PartForm } from './part.tsx'
import { firstProof, SecondProof } from './second-proof.tsx'
import type { PartProps } from './security-center.tsx'
import classes from './security.module.css'
import { useSending } from './use-sending.ts'
import { RadioCard } from '@croupier/kit/form/radio-card.tsx'

/** Add a bank account or an e-wallet: where, which number, and a second proof. The name is the member's own. */
export function AddPayoutForm({ facts, onBack }: PartProps) {
  const t = useWords('security')
  const { providers, secondFactor, coolOffHours } = facts.payout
  const payeeName = facts.profile.find(({ field }) => field === 'payeeName')?.value ?? ''
  // One command, however often it has to be sent.
  const [id] = useState(() => crypto.randomUUID())
  const [code, setCode] = useState(providers[0]?.code ?? '')
  const [number, setNumber] = useState('')
  const [proof, setProof] = useState(() => firstProof(facts.factors))
  const sending = useSending(onBack)
  const provider = providers.find((one) => one.code === code)
  const blocked =
    number.trim() === '' ? t('number_first') : secondFactor && proof.answer.trim() === '' ? t('proof_first') : undefined

  const add = () =>
    sending.send(() =>
      ask(addPayoutAccount, {
        body: { id, provider: code, number, accountName: payeeName, ...(secondFactor ? { factor: proof } : {}) },
      }),
    )
  return (
    <Part title={t('payout_add')} lead={t('payout_lead')} onBack={onBack}>
      {coolOffHours > 0 ? <Notice tone="info">{t('cool_off', { hours: coolOffHours })}</Notice> : null}
      <PartForm sending={sending} verb={t('payout_add')} blocked={blocked} onSubmit={add}>
        <Providers providers={providers} chosen={code} onChoose={setCode} />
        <Grid gapY={14} gapX={20} align="start" className={classes.fields}>
          <Field
            label={t(provider?.kind === 'wallet' ? 'wallet_number' : 'account_number')}
            name="number"
            value={number}
            error={sending.errorOf('number')}
            hint={provider ? t('digits', { min: provider.digitsMin, max: provider.digitsMax }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => {
              sending.forget()
              setNumber(target.value)
            }}
          />
          <Field
            label={t('account_name')}
            name="accountName"
            value={payeeName}
            readOnly
            hint={t('account_name_hint')}
            error={sending.errorOf('accountName')}
          />
        </Grid>
        {secondFactor ? <SecondProof methods={facts.factors} proof={proof} onChange={setProof} /> : null}
      </PartForm>
    </Part>
  )
}

interface ProvidersProps {
  readonly providers: readonly PayoutProvider[]
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

function Providers({ providers, chosen, onChoose }: ProvidersProps) {
  const t = useWords('security')
  return (
    <Grid as="fieldset" gap={10} className={classes.providers}>
      <legend>{t('provider')}</legend>
      {providers.map(({ code, kind, name }) => (
        <RadioCard
          key={code}
          name="provider"
          checked={code === chosen}
          gap={10}
          padY={10}
          padX={14}
          weight={500}
          radius={10}
          className={classes.provider}
          onChoose={() => onChoose(code)}
        >
          {kind === 'bank' ? <IconBuildingBank size={20} aria-hidden /> : <IconDeviceMobile size={20} aria-hidden />}
          <span>{name}</span>
        </RadioCard>
      ))}
    </Grid>
  )
}
