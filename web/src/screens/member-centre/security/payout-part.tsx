import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { type PayoutAccount, removePayoutAccount } from '@croupier/contract/security.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconDeviceMobile, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AddPayoutForm } from './add-payout-form.tsx'
import { Part, PartForm } from './part.tsx'
import { firstProof, SecondProof } from './second-proof.tsx'
import type { PartProps } from './security-center.tsx'
import classes from './security.module.css'
import { useSending } from './use-sending.ts'

/** Where the member is paid: banks and e-wallets of their own name. */
export function PayoutPart({ facts, onBack }: PartProps) {
  const t = useWords('security')
  const { list, most, secondFactor } = facts.payout
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PayoutAccount>()
  const named = facts.profile.some(({ field, value }) => field === 'payeeName' && value !== null)
  const hindered = !named ? t('name_first') : secondFactor && facts.factors.length === 0 ? t('factor_first') : undefined
  const full = list.length >= most ? t('payout_full', { most }) : undefined
  const add = (
    <PrimaryButton blocked={hindered ?? full} onClick={() => setAdding(true)}>
      <IconPlus size={16} aria-hidden />
      {t('payout_add')}
    </PrimaryButton>
  )
  if (adding) return <AddPayoutForm facts={facts} onBack={() => setAdding(false)} />
  if (removing) return <RemovePart facts={facts} account={removing} onBack={() => setRemoving(undefined)} />
  return (
    <Part title={t('payout')} lead={t('payout_lead')} onBack={onBack}>
      {list.length === 0 ? (
        <Empty
          art={<ThingArt name="lock" size={72} />}
          title={t('payout_none')}
          text={t('payout_none_text')}
          actions={<div className={classes.act}>{add}</div>}
        />
      ) : (
        <>
          <Grid as="ul" gap={10}>
            {list.map((account) => (
              <Account key={account.id} account={account} onRemove={() => setRemoving(account)} />
            ))}
          </Grid>
          <div className={classes.act}>{add}</div>
        </>
      )}
    </Part>
  )
}

function Account({ account, onRemove }: { readonly account: PayoutAccount; readonly onRemove?: () => void }) {
  const t = useWords('security')
  const language = useLanguage()
  const Icon = account.kind === 'bank' ? IconBuildingBank : IconDeviceMobile
  const from = new Date(account.usableFrom)
  const cooling = from.getTime() > serverNow()
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(from)
  return (
    <Row as="li" gap={14} align="center" padY={14} padX={16} level={0} edge radius={12} className={classes.entry}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <Stack as="span" gap={2} grow size={13} tone="text-dim">
        <b>
          {account.providerName} <span className="num">···· {account.numberEnd}</span>
        </b>
        <span>{account.accountName}</span>
        {cooling ? <Text tone="warn">{t('usable_from', { when })}</Text> : null}
      </Stack>
      {onRemove ? (
        <Button
          size="small"
          aria-label={t('remove_account', { name: account.providerName, end: account.numberEnd })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      ) : null}
    </Row>
  )
}

interface RemovePartProps extends PartProps {
  readonly account: PayoutAccount
}

function RemovePart({ facts, account, onBack }: RemovePartProps) {
  const t = useWords('security')
  const [proof, setProof] = useState(() => firstProof(facts.factors))
  const sending = useSending(onBack)
  const { secondFactor } = facts.payout
  const remove = () =>
    sending.send(() =>
      ask(removePayoutAccount, {
        params: { accountId: account.id },
        body: secondFactor ? { factor: proof } : {},
      }),
    )
  return (
    <Part title={t('remove_title')} lead={t('payout_lead')} onBack={onBack}>
      <Grid as="ul" gap={10}>
        <Account account={account} />
      </Grid>
      <Notice tone="info">{t('remove_text')}</Notice>
      <PartForm
        sending={sending}
        verb={t('remove')}
        blocked={secondFactor && proof.answer.trim() === '' ? t('proof_first') : undefined}
        onSubmit={remove}
      >
        {secondFactor ? <SecondProof methods={facts.factors} proof={proof} onChange={setProof} /> : null}
      </PartForm>
    </Part>
  )
}
