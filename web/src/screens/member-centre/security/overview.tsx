import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import {
  IconBuildingBank,
  IconFingerprint,
  IconHistory,
  IconId,
  IconKey,
  IconLock,
  IconMail,
  IconPhone,
  IconShieldCheck,
  IconUser,
} from '@tabler/icons-react'
import classes from './overview.module.css'
import { useOpenModal } from '../../../parts/modals/modals.ts'
import { LimitsCard } from '../../../features/limits/limits-card.tsx'
import { SessionsPanel } from '../../../features/identity/security/sessions-panel.tsx'
import { ThirdPartyPanel } from '../../../features/identity/security/third-party-panel.tsx'
import { SecurityRow, type RowState } from './security-row.tsx'
import { scoreOf, type Security } from './score.ts'
import type { PartName } from './security-center.tsx'

interface OverviewProps {
  readonly facts: Security
  readonly onOpen: (part: PartName) => void
}

/** How well the account is protected, and a line for each part of it. */
export function Overview({ facts, onOpen }: OverviewProps) {
  const t = useWords('security')
  return (
    <Grid gap={16} align="start" columns={1} className={classes.overview}>
      <Grid gap={16}>
        <ScoreCard facts={facts} onOpen={onOpen} />
        <section className={`card ${classes.list}`} aria-labelledby="sign-in-and-proof">
          <Text as="h3" size={13} weight={600} id="sign-in-and-proof" className={classes.heading}>
            {t('sign_in_and_proof')}
          </Text>
          <ProfileRow facts={facts} onOpen={onOpen} />
          <PasswordRow facts={facts} />
          <SecurityRow
            icon={IconKey}
            name={t('payment_password')}
            text={t('payment_password_text')}
            state={facts.paymentPassword.set ? 'set' : 'not_set'}
            verb={t(facts.paymentPassword.set ? 'change' : 'add')}
            onOpen={() => onOpen('payment_password')}
          />
          <AddressRow facts={facts} onOpen={onOpen} which="mobile" />
          <AddressRow facts={facts} onOpen={onOpen} which="email" />
          <SecurityRow
            icon={IconFingerprint}
            name={t('authenticator')}
            text={t('authenticator_text')}
            state={facts.factors.includes('totp') ? 'set' : 'not_set'}
            verb={t(facts.factors.includes('totp') ? 'change' : 'add')}
            onOpen={() => onOpen('authenticator')}
          />
          <PayoutRow facts={facts} onOpen={onOpen} />
          <DocumentsRow facts={facts} onOpen={onOpen} />
          <SecurityRow
            icon={IconHistory}
            name={t('history')}
            text={t('history_text')}
            verb={t('view')}
            onOpen={() => onOpen('history')}
          />
        </section>
      </Grid>
      <Grid gap={16}>
        <SessionsPanel />
        <ThirdPartyPanel />
        <LimitsCard onOpen={() => onOpen('limits')} />
      </Grid>
    </Grid>
  )
}

function ScoreCard({ facts, onOpen }: OverviewProps) {
  const t = useWords('security')
  const { points, next } = scoreOf(facts)
  const level = points >= 80 ? 'well' : points >= 60 ? 'fairly' : 'barely'
  return (
    <Row as="section" align="center" pad={20} radius={12} className={classes.score} aria-label={t('protection')}>
      <Ring points={points} />
      <Grid as="span" gap={2} grow size={13} className={classes.scoreWords}>
        <strong>{t(`protected_${level}`)}</strong>
        <span>{next ? t(`advice_${next}`) : t('advice_none')}</span>
      </Grid>
      {next ? <PrimaryButton onClick={() => onOpen(next)}>{t(`do_${next}`)}</PrimaryButton> : null}
      {next ? null : <IconShieldCheck size={40} stroke={1.4} aria-hidden />}
    </Row>
  )
}

const RADIUS = 33
const ROUND = 2 * Math.PI * RADIUS

const Ring = ({ points }: { readonly points: number }) => (
  <Grid as="span" firm anchor centred className={classes.ring}>
    <svg viewBox="0 0 76 76" aria-hidden>
      <circle cx="38" cy="38" r={RADIUS} />
      <circle cx="38" cy="38" r={RADIUS} strokeDasharray={`${(points / 100) * ROUND} ${ROUND}`} />
    </svg>
    <b>{points}</b>
  </Grid>
)

function PasswordRow({ facts }: Pick<OverviewProps, 'facts'>) {
  const t = useWords('security')
  const language = useLanguage()
  const open = useOpenModal()
  const day = dateFormat(language, { dateStyle: 'medium' }).format(new Date(facts.passwordChangedAt))
  return (
    <SecurityRow
      icon={IconLock}
      name={t('login_password')}
      text={t('changed_on', { day })}
      state="set"
      verb={t('change')}
      onOpen={() => open('changePassModal')}
    />
  )
}

function ProfileRow({ facts, onOpen }: OverviewProps) {
  const t = useWords('security')
  const language = useLanguage()
  const said = Object.fromEntries(facts.profile.map(({ field, value }) => [field, value]))
  const birthday = said['birthday']
  const day = birthday
    ? dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(birthday))
    : undefined
  const nickname = t('nickname_is', { nickname: said['nickname'] ?? '' })
  return (
    <SecurityRow
      icon={IconUser}
      name={t('profile')}
      text={[nickname, day ? t('birthday_is', { day }) : undefined].filter(Boolean).join(' · ')}
      verb={t('edit')}
      onOpen={() => onOpen('profile')}
    />
  )
}

function AddressRow({ facts, onOpen, which }: OverviewProps & { readonly which: 'email' | 'mobile' }) {
  const t = useWords('security')
  const { shown, confirmed } = facts[which]
  const state: RowState = confirmed ? 'confirmed' : shown === null ? 'not_set' : 'not_confirmed'
  return (
    <SecurityRow
      icon={which === 'email' ? IconMail : IconPhone}
      name={t(which)}
      text={shown ?? t(`${which}_text`)}
      state={state}
      verb={t(confirmed ? 'change' : shown === null ? 'add' : 'confirm')}
      onOpen={() => onOpen(which)}
    />
  )
}

function PayoutRow({ facts, onOpen }: OverviewProps) {
  const t = useWords('security')
  const { list, most, providers } = facts.payout
  if (providers.length === 0 && list.length === 0) return null
  return (
    <SecurityRow
      icon={IconBuildingBank}
      name={t('payout')}
      text={
        list.length === 0
          ? t('payout_text')
          : list.map(({ providerName, numberEnd }) => `${providerName} ···· ${numberEnd}`).join(', ')
      }
      tag={t('of_most', { count: list.length, most })}
      verb={t('manage')}
      onOpen={() => onOpen('payout')}
    />
  )
}

function DocumentsRow({ facts, onOpen }: OverviewProps) {
  const t = useWords('security')
  const states = facts.documents.map(({ state }) => state)
  const whole = (['refused', 'pending', 'accepted', 'none'] as const).find((state) => states.includes(state)) ?? 'none'
  return (
    <SecurityRow
      icon={IconId}
      name={t('documents')}
      text={t('documents_text')}
      state={`document_${whole}`}
      verb={t(whole === 'none' ? 'add' : 'view')}
      onOpen={() => onOpen('documents')}
    />
  )
}
