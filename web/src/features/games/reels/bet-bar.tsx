import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { amountText } from '@croupier/engine/money.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import {
  IconBolt,
  IconMinus,
  IconPlayerStopFilled,
  IconPlus,
  IconRefresh,
  IconRepeat,
  IconShieldCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { LazyModal } from '../../../parts/page/lazy-modal.tsx'
import { AutoplayForm } from '../autoplay-form.tsx'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { percentText } from '../../../parts/play/percent-text.ts'
import { PlayButton } from '../play-button.tsx'
import { stakeText } from '../../../parts/play/stake.ts'
import { turboSwitch, useSwitch } from '../../../parts/play/switch.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import classes from './bet-bar.module.css'
import type { Title } from './title.ts'
import type { SlotPlay } from './use-slot-table.ts'

interface BetBarProps {
  readonly game: Game
  readonly title: Title
  readonly table: SlotPlay
}

/** The bar below the reels: what one has, the spin, and what it costs. */
export function BetBar({ game, title, table }: BetBarProps) {
  return (
    <Grid as="section" gap={12} className={classes.bar}>
      <Figures title={title} table={table} />
      <Row align="center" justify="between" className={classes.actions}>
        <Grid as="span" centred className={classes.side}>
          {game.pace.auto ? <AutoButton table={table} /> : null}
        </Grid>
        <SpinButton game={game} table={table} />
        <Grid as="span" centred className={classes.side}>
          {game.pace.turbo ? <TurboButton /> : null}
        </Grid>
      </Row>
      <Row justify="center" className={classes.end}>
        <Stepper title={title} table={table} />
        <Facts game={game} title={title} table={table} />
      </Row>
    </Grid>
  )
}

function Figures({ title, table }: Pick<BetBarProps, 'title' | 'table'>) {
  const t = useWords('games')
  const { stake, rounds, view, history } = table
  const playing = rounds.state.phase === 'playing'
  const free = playing ? view.free?.won : undefined
  const shown = playing ? view.result?.amount : history.at(-1)?.payout
  const won = free ?? shown ?? stakeText(0n, stake.range)
  return (
    <Row as="dl" gap={12} justify="between" padY={8} padX={14} radius={12} className={classes.figures}>
      {rounds.balance === undefined ? null : (
        <Figure name={t('balance')}>
          <CountedMoney amount={rounds.balance} />
        </Figure>
      )}
      <Figure name={t(free === undefined ? 'last_win' : 'free_win')} gold>
        <CountedMoney amount={won} />
      </Figure>
      <TeamBet title={title} table={table} />
    </Row>
  )
}

function TeamBet({ title: { winning }, table: { stake } }: Pick<BetBarProps, 'title' | 'table'>) {
  const t = useWords('games')
  const lineBet = useLineBet()
  if (stake.units === undefined || winning.by !== 'lines') return null
  return (
    <Figure name={t('line_bet')} className={classes.lineBet}>
      {lineBet(stake.units, winning.lines.length)}
    </Figure>
  )
}

// The lines share the stake; where the currency has fewer decimals than a line bet needs, the finer ones are shown.
function useLineBet() {
  const look = useMoneyLook()
  return (units: bigint, lines: number) =>
    moneyText(amountText(timesFloor(units, 1n, BigInt(lines)), Math.max(look.decimals, 2)), look)
}

interface FigureProps {
  readonly name: string
  readonly gold?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Figure = ({ name, gold, className, children }: FigureProps) => (
  <div data-gold={gold || undefined} className={className}>
    <Text as="dt" size={11} weight={600} className={classes.name}>
      {name}
    </Text>
    <Text as="dd" size={16} leading={20} weight={700} className="num">
      {children}
    </Text>
  </div>
)

function SpinButton({ game, table }: Omit<BetBarProps, 'title'>) {
  const t = useWords('games')
  const look = useMoneyLook()
  const { stake, blocked, act } = table
  const cost = stake.units === undefined ? '' : moneyText(stakeText(stake.units, stake.range), look)
  const label = blocked === 'playing' ? t('stop_reels') : t('spin_for', { stake: cost })
  return (
    <PlayButton
      className={classes.spin}
      label={label}
      blocked={blocked}
      cycleMs={game.pace.cycleMs}
      hurries
      onPress={act}
    >
      {blocked === 'playing' ? (
        <IconPlayerStopFilled size="38%" aria-hidden />
      ) : (
        <IconRefresh className={classes.arrows} size="50%" stroke={1.8} aria-hidden />
      )}
    </PlayButton>
  )
}

function Stepper({ title, table: { stake, blocked } }: Pick<BetBarProps, 'title' | 'table'>) {
  const t = useWords('games')
  const look = useMoneyLook()
  const still = blocked === 'asking' || blocked === 'playing'
  const total = stakeText(stake.units ?? stake.range.least, stake.range)
  return (
    <Row gap={12} align="center" role="group" aria-label={t('total_bet')}>
      <Round label={t('bet_less')} disabled={still || stake.units === stake.range.least} onClick={stake.down}>
        <IconMinus size={20} aria-hidden />
      </Round>
      <Grid as="output" className={classes.total} aria-live="polite">
        <Text size={11} weight={600} className={classes.name}>
          {t('total_bet')}
        </Text>
        <Text size={22} leading={26} weight={700} className="num">
          {moneyText(total, look)}
        </Text>
        <Text size={11} className={`${classes.name} ${classes.totalLines}`}>
          <PlayedOn title={title} units={stake.units} />
        </Text>
      </Grid>
      <Round label={t('bet_more')} disabled={still || stake.units === stake.range.most} onClick={stake.up}>
        <IconPlus size={20} aria-hidden />
      </Round>
    </Row>
  )
}

/** What the bet is played on: so many lines of so much, or so many ways. */
function PlayedOn({ title: { winning }, units }: { readonly title: Title; readonly units: bigint | undefined }) {
  const t = useWords('games')
  const lineBet = useLineBet()
  if (winning.by === 'ways') return t('by_ways', { count: winning.ways })
  if (winning.by === 'anywhere') return t('by_anywhere')
  const count = winning.lines.length
  return units === undefined ? '' : t('lines_by', { count, bet: lineBet(units, count) })
}

function Facts({ game, title, table: { history } }: BetBarProps) {
  const t = useWords('games')
  const language = useLanguage()
  const last = history.at(-1)
  return (
    <Grid gap={6} size={12} leading={20} nowrap className={classes.facts}>
      <span>
        {t('rtp')} <b>{percentText(game.rtp, language)}</b> · {t('volatility')}{' '}
        <b>{t(`volatility_${title.volatility}`)}</b>
      </span>
      {last ? (
        <Link to="/rounds/$roundId" params={{ roundId: last.roundId }} className={classes.proof}>
          <IconShieldCheck size={15} aria-hidden />
          {t('round_verify', { round: last.roundId.slice(-8).toUpperCase() })}
        </Link>
      ) : null}
    </Grid>
  )
}

function AutoButton({ table }: Pick<BetBarProps, 'table'>) {
  const t = useWords('games')
  const [open, setOpen] = useState(false)
  const { auto, stake, blocked, press } = table
  const running = auto.left !== undefined
  useKeys({ a: running ? auto.stop : () => setOpen(true) })
  if (running) {
    return (
      <Round large label={t('auto_stop', { left: auto.left })} pressed onClick={auto.stop}>
        <b>{auto.left}</b>
      </Round>
    )
  }
  return (
    <>
      <Round large label={t('auto')} onClick={() => setOpen(true)}>
        <IconRepeat size={26} aria-hidden />
      </Round>
      {open ? (
        <LazyModal title={t('auto')} width={420} onClose={() => setOpen(false)}>
          <AutoplayForm
            auto={auto}
            stake={stake}
            ready={blocked === undefined}
            onStarted={() => {
              setOpen(false)
              press()
            }}
          />
        </LazyModal>
      ) : null}
    </>
  )
}

function TurboButton() {
  const t = useWords('games')
  const on = useSwitch(turboSwitch)
  return (
    <Round large label={t('turbo')} pressed={on} onClick={() => turboSwitch.set(!on)}>
      <IconBolt size={26} aria-hidden />
    </Round>
  )
}

interface RoundProps {
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly large?: boolean
  readonly children: ReactNode
}

const Round = ({ label, onClick, disabled, pressed, large, children }: RoundProps) => (
  <Grid
    as="button"
    centred
    size={16}
    type="button"
    className={classes.round}
    data-large={large || undefined}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </Grid>
)
