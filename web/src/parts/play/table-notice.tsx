import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useMoneyLook, moneyText } from '@croupier/kit/money.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconGauge,
  IconHourglass,
  IconRefresh,
  IconShieldCheck,
  IconWallet,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useOpenModal } from '../modals/modals.ts'
import { useSayOffline } from '../page/offline-notices.ts'
import { TRIAL } from '../member/ruling.ts'
import { useMoment } from '../site/use-moment.ts'
import type { Game } from './game.ts'
import type { OwnLimit } from './own-limit.ts'
import { difference, unitsSaid } from './amounts.ts'
import type { Refusal } from './round-machine.ts'
import { legalStake, rangeOf, stakeText } from './stake.ts'
import classes from './table-notice.module.css'
import { useOnline } from './use-online.ts'
import type { Rounds } from './use-rounds.ts'

interface TableNoticeProps {
  readonly game: Game
  readonly rounds: Rounds
  /** Take this stake, in stored units, instead of the one that was refused. */
  readonly onStake: (stake: bigint) => void
}

/** What a player must know now, in the upper part of the table: a lost line, a refusal, a closed game. Nothing when all is well. */
export function TableNotice({ game, rounds, onStake }: TableNoticeProps) {
  const t = useWords('games')
  const online = useOnline()
  const { state, refusal } = rounds
  const resumed = state.phase === 'playing' && state.resumed
  useSayOffline(state.phase === 'lost' || (!online && !resumed))
  if (state.phase === 'lost') return <Lost stake={state.stake} againAt={state.againAt} onAgain={rounds.again} />
  if (resumed) return <Pill icon={<IconRefresh size={18} aria-hidden />}>{t('resumed')}</Pill>
  if (!online)
    return (
      <Box
        tone="warn"
        icon={<IconWifiOff size={20} aria-hidden />}
        title={t('offline_title')}
        text={t('offline_text')}
      />
    )
  if (refusal) return <Refusing game={game} refusal={refusal} rounds={rounds} onStake={onStake} />
  if (!game.open) return <Shut why={game.shut} />
  return null
}

/** The game takes no bets from whoever looks at it: it is closed, or not offered there. */
function Shut({ why }: { readonly why: CallRefusal | undefined }) {
  const t = useWords('games')
  const said = useTroubleText(why)
  const elsewhere = why !== undefined && why.code !== 'game_closed'
  return (
    <Box
      tone="info"
      icon={<IconHourglass size={20} aria-hidden />}
      title={elsewhere ? said : t('closed_title')}
      text={elsewhere ? t('nothing_taken') : t('closed_text')}
    />
  )
}

function Lost({
  stake,
  againAt,
  onAgain,
}: {
  readonly stake: string
  readonly againAt: number
  readonly onAgain: () => void
}) {
  const t = useWords('games')
  const look = useMoneyLook()
  const seconds = useSecondsUntil(againAt)
  return (
    <>
      <Pill icon={<IconWifiOff size={18} aria-hidden />}>{t('reconnecting', { seconds })}</Pill>
      <Box
        tone="warn"
        icon={<IconShieldCheck size={20} aria-hidden />}
        title={t('stands_title', { stake: moneyText(stake, look) })}
        text={t('stands_text')}
      >
        <button type="button" className={classes.quiet} onClick={onAgain}>
          {t('ask_now')}
        </button>
      </Box>
    </>
  )
}

interface RefusedProps extends TableNoticeProps {
  readonly refusal: Refusal
}

function Refusing({ game, refusal, rounds, onStake }: RefusedProps) {
  const t = useWords('games')
  const said = useTroubleText(new CallRefusal(refusal.code, 0, { message: refusal.message }))
  const close = rounds.dismiss
  const { balance } = rounds
  if (refusal.code === 'insufficient_funds' && balance !== undefined && unitsSaid(balance) < unitsSaid(refusal.stake))
    return <Missing game={game} stake={refusal.stake} balance={balance} onStake={onStake} onClose={close} />
  if (refusal.limit) return <OverLimit limit={refusal.limit} onClose={close} />
  if (refusal.code === 'not_logged_in') {
    return (
      <Box
        tone="warn"
        icon={<IconHourglass size={20} aria-hidden />}
        title={t('ended_title')}
        text={t('ended_text')}
        onClose={close}
      >
        <Link to="/login" className={classes.main}>
          {t('log_in')}
        </Link>
      </Box>
    )
  }
  const isLimit = ['limit_reached', 'stake_too_small', 'stake_too_large', 'stake_not_multiple'].includes(refusal.code)
  const icon = isLimit ? <IconGauge size={20} aria-hidden /> : <IconHourglass size={20} aria-hidden />
  return <Box tone={isLimit ? 'info' : 'loss'} icon={icon} title={said} text={t('nothing_taken')} onClose={close} />
}

interface MissingProps extends Pick<RefusedProps, 'game' | 'onStake'> {
  readonly stake: string
  readonly balance: string
  readonly onClose: () => void
}

function Missing({ game, stake, balance, onStake, onClose }: MissingProps) {
  const look = useMoneyLook()
  const rest = legalStake(unitsSaid(balance), rangeOf(game, look.decimals))
  const betRest = () => {
    onStake(rest)
    onClose()
  }
  return (
    <NotEnough
      stake={stake}
      balance={balance}
      rest={rest <= unitsSaid(balance) ? stakeText(rest, look) : undefined}
      onRest={betRest}
      onClose={onClose}
    />
  )
}

interface NotEnoughProps {
  readonly stake: string
  readonly balance: string
  /** What still can be bet, where anything can. */
  readonly rest: string | undefined
  readonly onRest: () => void
  readonly onClose: () => void
}

/** The balance is too small for the bet: how much is missing, pay in, or bet the rest where that may be bet. */
export function NotEnough({ stake, balance, rest, onRest, onClose }: NotEnoughProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const values = {
    missing: moneyText(difference(stake, balance), look),
    balance: moneyText(balance, look),
    stake: moneyText(stake, look),
  }
  return (
    <Box
      tone="loss"
      icon={<IconWallet size={20} aria-hidden />}
      title={t('funds_title', values)}
      text={t('funds_text', values)}
      onClose={onClose}
    >
      <DepositAction />
      {rest === undefined ? null : (
        <button type="button" className={classes.quiet} onClick={onRest}>
          {t('bet_rest', { stake: moneyText(rest, look) })}
        </button>
      )}
    </Box>
  )
}

/** The way to more money; none for play money. */
function DepositAction() {
  const t = useWords('shell')
  const open = useOpenModal()
  if (useSession()?.isAgent === TRIAL) return null
  return (
    <button type="button" className={classes.main} onClick={() => open('memberCentre', 'depositv2')}>
      {t('deposit')}
    </button>
  )
}

/** The bet goes over a limit that the member has set: which, until when, and where it is kept. */
function OverLimit({ limit, onClose }: { readonly limit: OwnLimit; readonly onClose: () => void }) {
  const t = useWords('games')
  const moment = useMoment()
  const open = useOpenModal()
  return (
    <Box
      tone="info"
      icon={<IconGauge size={20} aria-hidden />}
      title={t(`over_${limit.kind}_${limit.period}`)}
      text={t('over_text', { moment: moment(limit.resetsAt) })}
      onClose={onClose}
    >
      <button type="button" className={classes.quiet} onClick={() => open('memberCentre', 'securityCenter.limits')}>
        {t('my_limits')}
      </button>
    </Box>
  )
}

interface BoxProps {
  readonly tone: 'warn' | 'loss' | 'info'
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly onClose?: () => void
  readonly children?: ReactNode
}

/** What is said about the table in a box: in the upper part, never over the stakes. */
export function Box({ tone, icon, title, text, onClose, children }: BoxProps) {
  const t = useWords('games')
  return (
    <Row gap={12} padY={14} tone="text" level={1} radius={12} className={classes.box} data-tone={tone} role="alert">
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <Text as="strong" block weight={700}>
          {title}
        </Text>
        <Text as="p" mt={2} size={13} tone="text-dim">
          {text}
        </Text>
        {children ? (
          <Row gap={8} mt={10}>
            {children}
          </Row>
        ) : null}
      </div>
      {onClose ? (
        <Grid
          as="button"
          square={40}
          centred
          tone="text-dim"
          radius={8}
          type="button"
          className={classes.close}
          aria-label={t('dismiss')}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </Grid>
      ) : null}
    </Row>
  )
}

const Pill = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <output className={classes.pill}>
    {icon}
    {children}
  </output>
)

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
