import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { crashPayout } from '@croupier/engine/instant/crash.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { AutoplayForm } from '../autoplay-form.tsx'
import { unitsSaid } from '../../../parts/play/amounts.ts'
import { stakeText } from '../../../parts/play/stake.ts'
import type { Mode } from '../instant/mode-switch.tsx'
import { TypedField, Unit } from '../instant/typed-field.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { writeText } from '../../../parts/play/write-text.ts'
import press from '../instant/press-button.module.css'
import classes from './bet-box.module.css'
import { heightOf } from './table.ts'
import type { CrashRound, OwnBet } from './table.ts'
import type { BetSlot } from './use-bet-slot.ts'

interface BetBoxProps {
  readonly number: number
  readonly slot: BetSlot
  readonly round: CrashRound | undefined
  readonly aheadMs: number
  /** The brand lets bets be placed by themselves. */
  readonly offersAuto: boolean
}

/** One of the two bets: its stake, where it leaves by itself, and its one button. */
export function BetBox({ number, slot, round, aheadMs, offersAuto }: BetBoxProps) {
  const t = useWords('instant')
  const g = useWords('games')
  const decimal = useDecimal()
  const { stake, auto, setAuto, bet } = slot
  const running = slot.play.left !== undefined
  const locked = bet !== undefined || slot.queued || running
  const [mode, setMode] = useState<Mode>('manual')
  const offers = useSession() !== undefined && offersAuto
  const byItself = offers && mode === 'auto'
  return (
    <Grid
      as="section"
      gap={10}
      pad={12}
      level={2}
      edge
      radius={12}
      className={classes.box}
      aria-label={t('crash_bet', { number })}
    >
      <Row as="header" gap={8} align="center" justify="between">
        <Text as="h2" size={14} weight={700}>
          {t('crash_bet', { number })}
        </Text>
        {offers ? (
          <AutoSwitch on={byItself} disabled={running} onChange={(on) => setMode(on ? 'auto' : 'manual')} />
        ) : null}
      </Row>
      <Grid as="fieldset" gap={8} className={classes.fields} disabled={locked}>
        <TypedField label={g('stake')} value={bet ? decimal(bet.stake) : stake.text} onText={stake.type}>
          {null}
        </TypedField>
        <TypedField label={t('crash_auto')} value={bet ? decimal(bet.autoAt ?? '') : auto} onText={setAuto}>
          <Unit>×</Unit>
        </TypedField>
      </Grid>
      <Faults slot={slot} />
      {byItself ? (
        <AutoplayForm
          auto={slot.play}
          stake={stake}
          ready={bet === undefined}
          missing={slot.leavesByItself ? undefined : t('crash_auto_missing')}
          onStarted={slot.placeNow}
        />
      ) : null}
      {byItself && !bet ? null : <Action slot={slot} round={round} aheadMs={aheadMs} />}
    </Grid>
  )
}

interface AutoSwitchProps {
  readonly on: boolean
  readonly disabled: boolean
  readonly onChange: (on: boolean) => void
}

/** Whether bets are placed by themselves. */
function AutoSwitch({ on, disabled, onChange }: AutoSwitchProps) {
  const g = useWords('games')
  return (
    <Surface
      as="button"
      padX={12}
      size={12}
      weight={600}
      tone="text-dim"
      level={3}
      edge
      radius={8}
      type="button"
      className={classes.mode}
      aria-pressed={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      {g('auto')}
    </Surface>
  )
}

/** What is wrong with what was typed. */
function Faults({ slot: { stake, autoWrong } }: Pick<BetBoxProps, 'slot'>) {
  const t = useWords('instant')
  const g = useWords('games')
  return (
    <>
      {autoWrong ? (
        <Text as="p" size={12} tone="loss">
          {t('crash_auto_wrong')}
        </Text>
      ) : null}
      {stake.fault ? (
        <Text as="p" size={12} tone="loss">
          {g('stake_unreadable', { least: stakeText(stake.range.least, stake.range) })}
        </Text>
      ) : null}
    </>
  )
}

function Action({ slot, round, aheadMs }: Omit<BetBoxProps, 'number' | 'offersAuto'>) {
  const t = useWords('instant')
  const g = useWords('games')
  const look = useMoneyLook()
  const guest = useSession() === undefined
  const { bet, queued, asking, stake, autoWrong } = slot
  if (guest)
    return (
      <Link to="/login" className={`${press.press} ${classes.press}`}>
        {g('log_in_to_play')}
      </Link>
    )
  if (bet && bet.state !== 'placed' && bet.state !== 'cancelled') return <Ended slot={slot} />
  if (bet?.state === 'placed' && round?.phase === 'running')
    return <CashOut slot={slot} round={round} aheadMs={aheadMs} />
  if (bet?.state === 'placed')
    return (
      <Surface
        as="button"
        level={3}
        edge
        type="button"
        className={classes.press}
        aria-disabled={asking}
        onClick={() => (asking ? undefined : slot.cancel())}
      >
        {t('crash_cancel', { stake: moneyText(bet.stake, look) })}
      </Surface>
    )
  if (queued)
    return (
      <Surface as="button" level={3} edge type="button" className={classes.press} onClick={slot.unqueue}>
        {t('crash_queued')}
      </Surface>
    )
  const ready = stake.units !== undefined && !autoWrong && !asking
  const cost = stake.units === undefined ? '' : moneyText(stakeText(stake.units, stake.range), look)
  return (
    <button
      type="button"
      className={`${press.press} ${classes.press}`}
      aria-disabled={!ready}
      onClick={() => (ready ? slot.press() : undefined)}
    >
      {t(round?.phase === 'betting' ? 'crash_place' : 'crash_place_next', { stake: cost })}
    </button>
  )
}

function CashOut({
  slot,
  round,
  aheadMs,
}: {
  readonly slot: BetSlot
  readonly round: CrashRound
  readonly aheadMs: number
}) {
  const t = useWords('instant')
  const look = useMoneyLook()
  const worth = useRef<HTMLElement>(null)
  const stake = unitsSaid(slot.bet?.stake ?? '0')
  const unit = 10n ** BigInt(scale - look.decimals)
  useEffect(() => {
    const show = () => {
      const at = heightOf(round, Date.now() + aheadMs)
      writeText(worth.current, moneyText(amountText(crashPayout(at, { stake, unit }), look.decimals), look))
    }
    show()
    const timer = setInterval(show, 100)
    return () => clearInterval(timer)
  }, [round, aheadMs, stake, unit, look])
  return (
    <button
      type="button"
      className={`${press.press} ${classes.press}`}
      aria-label={t('cash_out')}
      aria-disabled={slot.asking}
      onClick={() => (slot.asking ? undefined : slot.leave())}
    >
      <span>{t('cash_out')}</span>
      <Text as="b" size={18} leading={20} weight={800} ref={worth} />
    </button>
  )
}

const endedAs = (state: OwnBet['state'] | undefined) =>
  state === 'returned' ? 'crash_returned' : state === 'settling' ? 'crash_settling' : 'crash_lost'

function Ended({ slot: { bet } }: { readonly slot: BetSlot }) {
  const t = useWords('instant')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const won = bet?.state === 'left'
  const Icon = won ? IconCheck : bet?.state === 'settling' ? IconClock : IconX
  const key = won ? 'crash_left' : endedAs(bet?.state)
  return (
    <Text as="output" tone="text-dim" level={1} className={classes.ended} data-won={won || undefined}>
      <Icon size={18} aria-hidden />
      <span>{t(key, { at: decimal(bet?.leftAt ?? ''), stake: moneyText(bet?.stake ?? '0', look) })}</span>
      {won ? <b>{moneyText(bet.payout, look, 'signed')}</b> : null}
    </Text>
  )
}
