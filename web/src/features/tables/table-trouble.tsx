import { floorTo } from '@croupier/engine/fraction.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { useLiveState } from '@croupier/kit/live.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconGauge, IconHourglass, IconShieldCheck, IconWifiOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useSayOffline } from '../../parts/page/offline-notices.ts'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { Box, NotEnough } from '../../parts/play/table-notice.tsx'
import classes from '../../parts/play/table-notice.module.css'
import { sumOfStakes } from './chips.ts'
import type { Stakes } from './chips.ts'
import { spotName } from '@croupier/kit/spot-name.ts'
import screen from './table-screen.module.css'
import type { Bets } from './use-bets.ts'
import type { LiveTable } from './use-live-table.ts'
import type { TableRefusal } from './use-table-command.ts'

const LIMITS: readonly string[] = [
  'limit_reached',
  'stake_too_small',
  'stake_too_large',
  'round_full',
  'table_full',
  'spots_full',
]

interface TableTroubleProps {
  readonly table: LiveTable
  readonly bets: Bets
  readonly balance: string | undefined
  readonly spots: readonly Spot[]
}

/** What must be known now: which stake stands while the line is lost, what is in doubt, and why something was refused. */
export function TableTrouble({ table, bets, balance, spots }: TableTroubleProps) {
  const { lost } = useLiveState()
  useSayOffline(lost)
  if (bets.doubted !== undefined) return <Doubted stake={bets.doubted} />
  if (lost) return bets.own.size > 0 ? <Standing own={bets.own} /> : null
  if (!bets.refusal) return null
  const short = bets.refusal.code === 'insufficient_funds' && balance !== undefined
  const rest = short ? restOf(bets.refusal, { balance, table, spots }) : undefined
  return (
    <div ref={intoView} className={screen.seen}>
      {short ? (
        <Short refusal={bets.refusal} balance={balance} rest={rest} bets={bets} />
      ) : (
        <Refusing refusal={bets.refusal} onClose={bets.dismiss} />
      )}
    </div>
  )
}

/** Whoever has bet far below sees why it was refused. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

function Doubted({ stake }: { readonly stake: string }) {
  const t = useWords('tables')
  const g = useWords('games')
  const text = t('not_known', { stake: moneyText(stake, useMoneyLook()) })
  return <Box tone="warn" icon={<IconWifiOff size={20} aria-hidden />} title={g('offline_title')} text={text} />
}

function Standing({ own }: { readonly own: Stakes }) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const [[spot] = ['']] = own
  const stake = moneyText(amountText(sumOfStakes(own), look.decimals), look)
  const title =
    own.size === 1
      ? t('stands_on', { stake, spot: spotName(t, spot) })
      : t('stands_on_many', { stake, count: own.size })
  return <Box tone="warn" icon={<IconShieldCheck size={20} aria-hidden />} title={title} text={t('stands_text')} />
}

interface SpotFunds extends Pick<TableTroubleProps, 'table' | 'spots'> {
  readonly balance: string
}

/** All that is left, for the one spot that was bet on, where that is enough for it. */
function restOf({ stakes }: TableRefusal, { balance, table, spots }: SpotFunds): Stakes | undefined {
  const [[key] = ['']] = stakes
  const group = spots.find((spot) => spot.key === key)?.group
  const limit = table.limits.find((each) => each.group === group)
  const rest = floorTo(unitsSaid(balance), 10n ** BigInt(scale))
  return stakes.size === 1 && limit && rest >= unitsSaid(limit.min) ? new Map([[key, rest]]) : undefined
}

interface ShortProps {
  readonly refusal: TableRefusal
  readonly balance: string
  readonly rest: Stakes | undefined
  readonly bets: Bets
}

function Short({ refusal: { stake }, balance, rest, bets }: ShortProps) {
  const { decimals } = useMoneyLook()
  return (
    <NotEnough
      stake={stake}
      balance={balance}
      rest={rest && amountText(sumOfStakes(rest), decimals)}
      onRest={() => rest && bets.lay(rest)}
      onClose={bets.dismiss}
    />
  )
}

/** Why the last command was refused; nothing was taken. */
function Refusing({ refusal, onClose }: { readonly refusal: TableRefusal; readonly onClose: () => void }) {
  const t = useWords('tables')
  const g = useWords('games')
  const look = useMoneyLook()
  const open = useOpenModal()
  const said = useTroubleText(new CallRefusal(refusal.code, 0, { message: refusal.message }))
  const staked = refusal.stakes.size > 0
  const text = staked ? t('stake_back', { stake: moneyText(refusal.stake, look) }) : g('nothing_taken')
  const isLimit = LIMITS.includes(refusal.code)
  const ended = refusal.code === 'not_logged_in'
  const Icon = isLimit ? IconGauge : IconHourglass
  return (
    <Box
      tone={ended ? 'warn' : isLimit ? 'info' : 'loss'}
      icon={<Icon size={20} aria-hidden />}
      title={said}
      text={text}
      onClose={onClose}
    >
      {ended ? (
        <Link to="/login" className={classes.main}>
          {g('log_in')}
        </Link>
      ) : null}
      {refusal.code === 'limit_reached' ? (
        <button type="button" className={classes.quiet} onClick={() => open('memberCentre', 'securityCenter.limits')}>
          {t('my_limits')}
        </button>
      ) : null}
    </Box>
  )
}
