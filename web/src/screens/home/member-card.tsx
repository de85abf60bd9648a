import { Grid, Row, Stack, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { recentGames } from '@croupier/contract/catalogue.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { Avatar } from '@croupier/kit/art/avatar.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconReceipt, IconReportMoney, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PlayLink } from '../../features/catalogue/play-link.tsx'
import { TRIAL } from '../../parts/member/ruling.ts'
import type { ReactNode } from 'react'
import { TwoLines } from '../../parts/page/two-lines.tsx'
import { useLevelName } from '../../parts/site/level-name.ts'
import { prefetch } from '../../parts/modals/prefetch.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { greetingAt, hourAt } from './greeting.ts'
import classes from './side-card.module.css'
import { useHotGames } from './use-hot-games.ts'

/** Beside the hero for a member: who, how much, and the records. */
export function MemberCard() {
  const t = useWords('home')
  const shell = useWords('shell')
  const levelName = useLevelName()
  const { timeZone } = useBrand()
  const account = useSession()?.account ?? ''
  const { data: member } = useAsk(memberInfo)
  const open = useOpenModal()
  const name = member?.nickname || member?.account || account
  return (
    <section className={`card ${classes.side}`} aria-label={t('member_card')}>
      <Row
        as="button"
        wide
        gap={14}
        align="center"
        text="start"
        radius={8}
        type="button"
        className={classes.who}
        onPointerEnter={() => prefetch('memberCentre')}
        onClick={() => open('memberCentre')}
      >
        <Text square={44} className={classes.face}>
          {member ? <Avatar name={member.avatar} size={44} /> : null}
        </Text>
        <Text grow>
          <Text size={16} leading={20} weight={600} truncate className={classes.greeting}>
            {t(greetingAt(hourAt(serverNow(), timeZone)), { name })}
          </Text>
          <Text block size={13} tone="text-dim">
            {member?.isAgent === TRIAL
              ? shell('trial_badge')
              : member
                ? t('rank', { label: levelName(member.clubLabel.labelName), level: member.clubLabel.rankLevel })
                : '\u00A0'}
          </Text>
        </Text>
        <IconChevronRight size={18} aria-hidden />
      </Row>
      <Funds />
      <LastPlayed />
      <Quick />
    </section>
  )
}

function Quick() {
  const t = useWords('home')
  const open = useOpenModal()
  return (
    <Grid edgeAbove gap={10} className={classes.quick}>
      <button type="button" className={classes.quickEntry} onClick={() => open('memberCentre', 'personalHistoryCopy')}>
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
    </Grid>
  )
}

interface FundProps {
  readonly name: string
  readonly main?: boolean
  readonly children: ReactNode
}

const Fund = ({ name, main, children }: FundProps) => (
  <Stack gap={4} justify="between" pad={14} level={2} radius={10} className={classes.fund} data-main={main}>
    <Text size={12} tone="text-dim">
      {name}
    </Text>
    {children}
  </Stack>
)

function Funds() {
  const t = useWords('home')
  const language = useLanguage()
  const { data } = useAsk(balance)
  const nothingHeld = !data || Number(data.held) === 0
  return (
    <Grid gap={10} mt={20} className={classes.funds}>
      <Fund name={t('balance')} main>
        {data ? (
          <Money amount={data.sumBalance} className={classes.fundAmount ?? ''} />
        ) : (
          <Skeleton width={140} height={32} />
        )}
        {nothingHeld ? null : (
          <Text size={12} tone="warn">
            {t('held')} <Money amount={data.held} />
          </Text>
        )}
      </Fund>
      <Fund name={t('points')}>
        {data ? (
          <Text num size={18} leading={32} weight={600}>
            {numberFormat(language).format(Number(data.points))}
          </Text>
        ) : (
          <Skeleton width={70} height={24} />
        )}
      </Fund>
    </Grid>
  )
}

/** The game that was played last, to go on with; before the first round, the hottest one. */
function LastPlayed() {
  const t = useWords('home')
  const look = useMoneyLook()
  const { data: recent } = useAsk(recentGames)
  const { data: hot } = useHotGames()
  const last = recent?.list[0]
  const game = last?.game ?? (recent ? hot?.list[0] : undefined)
  if (!game) return <div className={classes.lastPlace} />
  return (
    <div className={classes.last}>
      <Surface as="span" firm square={44} anchor clips radius={10}>
        <GameArt code={game.code} title={game.displayName} plain />
      </Surface>
      <TwoLines name={game.displayName} truncate>
        {last ? t('last_bet', { amount: moneyText(last.lastStake, look) }) : t('first_round')}
      </TwoLines>
      <PlayLink code={game.code} className={buttonClass('primary', 'small')}>
        {t('play')}
      </PlayLink>
    </div>
  )
}
