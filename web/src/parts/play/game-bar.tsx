import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand, useFlag } from '@croupier/kit/brand.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import {
  IconArrowLeft,
  IconInfoCircle,
  IconMaximize,
  IconMenu2,
  IconPlus,
  IconShieldCheck,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useOpenModal } from '../modals/modals.ts'
import { useTitle } from '../page/page-title.ts'
import { useNearDeposit } from '../wallet/near-deposit.ts'
import { percentText } from './percent-text.ts'
import type { CategoryPath } from '../site/navigation-entries.ts'
import { lobbyLeft } from '../site/chosen-vassalage.ts'
import { TRIAL } from '../member/ruling.ts'
import { CountedMoney } from './counted-money.tsx'
import { toggleFullScreen } from './full-screen.ts'
import { isKnown, isSlot, percent } from './game.ts'
import type { Game } from './game.ts'
import classes from './game-bar.module.css'
import { soundSwitch, useSwitch } from './switch.ts'

interface GameBarProps {
  readonly game: Game
  /** What may be shown as the balance; undefined for a guest. */
  readonly balance: string | undefined
  readonly onRules: () => void
  readonly onMenu: () => void
}

/** The bar of a game: the way back, what is played, fairness and return, the switches and the balance. */
export const GameBar = memo(function GameBar({ game, balance, onRules, onMenu }: GameBarProps) {
  const t = useWords('games')
  const language = useLanguage()
  const sounding = useSwitch(soundSwitch)
  return (
    <Bar
      back={lobbyOf(game.gameCode)}
      name={game.name}
      under={t('bar_under', { rtp: percent(game.rtp, language) })}
      vendor={game.vendor}
    >
      <div className={classes.wide}>
        <Link to="/verify" className={classes.pill}>
          <IconShieldCheck size={16} className={classes.fair} aria-hidden />
          {t('provably_fair')}
        </Link>
        <span className={classes.pill}>
          {t('rtp')} <b>{percentText(game.rtp, language)}</b>
        </span>
        <Tool label={t('rules')} onClick={onRules}>
          <IconInfoCircle size={18} aria-hidden />
        </Tool>
        <Tool label={t('sound')} pressed={sounding} onClick={() => soundSwitch.set(!sounding)}>
          {sounding ? <IconVolume size={18} aria-hidden /> : <IconVolumeOff size={18} aria-hidden />}
        </Tool>
        <Tool label={t('full_screen')} onClick={toggleFullScreen}>
          <IconMaximize size={18} aria-hidden />
        </Tool>
      </div>
      <BarBalance balance={balance} />
      <Tool label={t('menu')} onClick={onMenu}>
        <IconMenu2 size={20} aria-hidden />
      </Tool>
    </Bar>
  )
})

/** The bar before anything is known of the game. */
export const BarShell = ({ gameCode }: { readonly gameCode: Game['gameCode'] }) => (
  <Bar back={lobbyOf(gameCode)} name="" under="" vendor="" />
)

const lobbyOf = (gameCode: Game['gameCode']) => (isSlot(gameCode) ? '/rng' : '/inhouse')

interface BarProps {
  /** The lobby that the game was found in. */
  readonly back: CategoryPath
  readonly name: string
  readonly under: string
  readonly vendor: string
  readonly children?: ReactNode
}

/** The frame of a game's bar: the way back, whose site it is, what is played; its tools are the game's. */
export function Bar({ back, name, under, vendor, children }: BarProps) {
  const t = useWords('games')
  const brand = useBrand()
  useTitle(name === '' ? undefined : name)
  return (
    <Row as="header" edgeBelow gap={8} align="center" padX={8} level={1} className={classes.bar}>
      <Link {...lobbyLeft(back)} className={classes.back} aria-label={t('back')}>
        <IconArrowLeft size={20} aria-hidden />
      </Link>
      <Link to="/" className={classes.brand} aria-label={brand.name}>
        <BrandMark logo={brand.logo} size={30} />
        <Text weight={800} tone="accent-text" className={classes.wordmark}>
          {brand.wordmark}
        </Text>
      </Link>
      <Text as="div" grow className={classes.title}>
        <Text as="h1" size={15} weight={700} truncate className={classes.name}>
          {name}
        </Text>
        <span className={classes.vendor}>{vendor}</span>
        <Text block size={12} leading={14} tone="text-dim" truncate className={classes.under}>
          {under}
        </Text>
      </Text>
      <Row gap={8} align="center">
        {children}
      </Row>
    </Row>
  )
}

/** What there is to play with, and the way to more of it; a guest finds the login in its place. */
export function BarBalance({ balance }: { readonly balance: string | undefined }) {
  const t = useWords('games')
  const shell = useWords('shell')
  const trial = useSession()?.isAgent === TRIAL
  if (balance === undefined) {
    return (
      <>
        <DemoOffer />
        <Link to="/login" className={classes.login}>
          {t('log_in')}
        </Link>
      </>
    )
  }
  return (
    <Row as="span" firm tall={36} inline align="center" level={0} edge radius={8}>
      <Text padX={10} size={14} weight={700} nowrap className={classes.balance}>
        <span className="sr-only">{t('balance')}</span>
        <CountedMoney amount={balance} />
      </Text>
      {trial ? (
        <Text size={12} weight={500} tone="info" nowrap className={classes.trial}>
          {shell('trial_badge')}
        </Text>
      ) : (
        <DepositButton />
      )}
    </Row>
  )
}

/** Leads a guest to the same game for play money, where the brand has it. */
function DemoOffer() {
  const t = useWords('shell')
  const offered = useFlag('free_play')
  const { gameCode } = useSearch({ strict: false })
  const guest = useSession() === undefined
  if (!offered || !guest || gameCode === undefined || !isKnown(gameCode)) return null
  return (
    <Link to="/game" search={{ gameCode, demo: true }} className={classes.demo}>
      {t('free_demo')}
    </Link>
  )
}

/** Joined to the balance; on a phone only its plus is left. */
function DepositButton() {
  const t = useWords('shell')
  const nearDeposit = useNearDeposit()
  const open = useOpenModal()
  return (
    <Grid
      as="button"
      anchor
      centred
      weight={700}
      radius={6}
      type="button"
      className={classes.deposit}
      {...nearDeposit}
      onClick={() => open('memberCentre', 'depositv2')}
    >
      <IconPlus size={18} aria-hidden />
      <span>{t('deposit')}</span>
    </Grid>
  )
}

interface ToolProps {
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly children: ReactNode
}

/** A switch or command of the bar. */
export const Tool = ({ label, onClick, pressed, children }: ToolProps) => (
  <button
    type="button"
    className={classes.tool}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    onClick={onClick}
  >
    {children}
  </button>
)
