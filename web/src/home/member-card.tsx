import { memberInfo } from '@croupier/contract/identity.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { Avatar } from '@croupier/kit/art/avatar.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconReceipt, IconReportMoney, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { nearModal, useModal } from '../shell/modals.tsx'
import { greetingAt, hourAt } from './greeting.ts'
import classes from './home.module.css'

/** Beside the hero for a member: who, how much, and the records. */
export function MemberCard() {
  const t = useWords('home')
  const { timeZone } = useBrand()
  const account = useSession()?.account ?? ''
  const { data: member } = useAsk(memberInfo)
  const { open } = useModal()
  const name = member?.nickname || member?.account || account
  return (
    <section className={`card ${classes.side}`} aria-label={t('member_card')}>
      <div className={classes.who}>
        <span className={classes.face}>{member ? <Avatar name={member.avatar} size={44} /> : null}</span>
        <div className={classes.whoWords}>
          <h2 className={classes.greeting}>{t(greetingAt(hourAt(serverNow(), timeZone)), { name })}</h2>
          <p className={classes.rank}>
            {member ? t('rank', { label: member.clubLabel.labelName, level: member.clubLabel.rankLevel }) : '\u00A0'}
          </p>
        </div>
        <Button size="small" onPointerEnter={() => nearModal('memberCentre')} onClick={() => open('memberCentre')}>
          {t('centre')}
        </Button>
      </div>
      <Funds />
      <div className={classes.quick}>
        <button
          type="button"
          className={classes.quickEntry}
          onClick={() => open('memberCentre', 'personalHistoryCopy')}
        >
          <IconReceipt size={20} aria-hidden />
          {t('betting_record')}
        </button>
        <button type="button" className={classes.quickEntry} onClick={() => open('memberCentre', 'transactionHistory')}>
          <IconReportMoney size={20} aria-hidden />
          {t('account_record')}
        </button>
        <Link to="/verify" className={classes.quickEntry}>
          <IconShieldCheck size={20} aria-hidden />
          {t('verify')}
        </Link>
      </div>
    </section>
  )
}

function Funds() {
  const t = useWords('home')
  const language = useLanguage()
  const { data } = useAsk(balance)
  const nothingHeld = !data || Number(data.held) === 0
  return (
    <div className={classes.funds}>
      <div className={classes.fund} data-main>
        <span className={classes.fundName}>{t('balance')}</span>
        {data ? (
          <Money amount={data.sumBalance} className={classes.fundAmount ?? ''} />
        ) : (
          <Skeleton width={140} height={32} />
        )}
        {nothingHeld ? null : (
          <span className={classes.held}>
            {t('held')} <Money amount={data.held} />
          </span>
        )}
      </div>
      <div className={classes.fund}>
        <span className={classes.fundName}>{t('points')}</span>
        {data ? (
          <span className={classes.fundPoints}>{new Intl.NumberFormat(language).format(Number(data.points))}</span>
        ) : (
          <Skeleton width={70} height={24} />
        )}
      </div>
    </div>
  )
}
