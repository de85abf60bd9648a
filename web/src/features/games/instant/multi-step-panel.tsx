import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconClockPause, IconKeyboard, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AutoplayForm } from '../autoplay-form.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { shortText } from '../../../parts/play/short-amount.ts'
import { StakeField } from '../stake-field.tsx'
import type { Autoplay } from '../use-autoplay.ts'
import panel from './panel.module.css'
import press from './press-button.module.css'
import classes from './multi-step-panel.module.css'
import { type Mode, ModeSwitch } from './mode-switch.tsx'
import { PressButton } from './press-button.tsx'
import type { Verb } from './press-button.tsx'
import { Session } from './session.tsx'
import type { MultiStepPlay } from './use-multi-step-table.ts'

interface MultiStepPanelProps {
  readonly game: Game
  readonly table: MultiStepPlay
  readonly verb: Verb
  /** The keys of this game in words. */
  readonly keys: string
  readonly onCashOut: () => void
  /** What is chosen beside the stake. */
  readonly choices?: ReactNode
  readonly auto: Autoplay
  /** What autoplay does in each round. */
  readonly autoChoice: ReactNode
  /** What the round is worth and what else may be done. */
  readonly children: ReactNode
}

/** The left panel of a game that goes on step by step: the bet, locked while a round is open, and the way out of it. */
export function MultiStepPanel({
  game,
  table,
  verb,
  keys,
  onCashOut,
  choices,
  auto,
  autoChoice,
  children,
}: MultiStepPanelProps) {
  const g = useWords('games')
  const { round, isOpen, finished, rounds, stake } = table
  const look = useMoneyLook()
  const [mode, setMode] = useState<Mode>('manual')
  // What runs is stopped before anything is done by hand.
  const byItself = game.pace.auto && (mode === 'auto' || auto.left !== undefined)
  return (
    <Stack as="section" pad={14} gap={14} className={panel.panel} aria-label={g('your_bet')}>
      {game.pace.auto ? <ModeSwitch mode={byItself ? 'auto' : 'manual'} onMode={setMode} /> : null}
      {isOpen && round ? (
        <LockedStake stake={round.stake} />
      ) : (
        <div>
          <StakeField
            stake={stake}
            balance={rounds.balance}
            aside={g('stake_most', { most: shortText(stake.range.most, look) })}
          />
        </div>
      )}
      {choices}
      {byItself ? autoChoice : children}
      <div className={panel.action}>
        {byItself ? (
          <AutoplayForm auto={auto} stake={stake} ready={table.blocked === undefined} onStarted={() => undefined} />
        ) : isOpen && round ? (
          <CashOut table={table} onCashOut={onCashOut} />
        ) : (
          <PressButton game={game} table={{ ...table, overCap: false }} verb={verb} size="large" />
        )}
      </div>
      <Session rounds={finished.map((one) => ({ stake: one.stake, payout: one.worth }))} />
      <Hints keys={keys} waiting={table.waiting} />
    </Stack>
  )
}

function Hints({ keys, waiting }: { readonly keys: string; readonly waiting: boolean }) {
  const t = useWords('instant')
  return (
    <Grid gap={6} size={12} tone="text-dim" className={classes.hints}>
      <Row as="span" gap={8} align="center">
        <IconKeyboard size={16} aria-hidden />
        {keys}
      </Row>
      <Row as="span" gap={8} align="center">
        <IconClockPause size={16} aria-hidden />
        {waiting ? t('waiting_round') : t('round_waits')}
      </Row>
    </Grid>
  )
}

function LockedStake({ stake }: { readonly stake: string }) {
  const t = useWords('instant')
  const g = useWords('games')
  const look = useMoneyLook()
  return (
    <div>
      <Row gap={8} justify="between" mb={6} size={12} weight={500} tone="text-dim">
        <span>{g('stake')}</span>
        <span>{t('locked')}</span>
      </Row>
      <Row
        as="output"
        align="center"
        justify="between"
        padX={12}
        weight={700}
        level={0}
        tone="text-dim"
        className={panel.well}
        aria-label={g('stake')}
      >
        {moneyText(stake, look)}
        <IconLock size={17} aria-hidden />
      </Row>
    </div>
  )
}

function CashOut({ table, onCashOut }: { readonly table: MultiStepPlay; readonly onCashOut: () => void }) {
  const t = useWords('instant')
  const look = useMoneyLook()
  const { round, stepping } = table
  const may = round?.mayCashOut === true && !stepping
  const amount = moneyText(round?.worth ?? '0', look)
  return (
    <Grid
      as="button"
      centred
      leading={20}
      weight={700}
      radius={10}
      type="button"
      className={`${press.press} ${classes.out}`}
      aria-disabled={!may}
      aria-label={round?.mayCashOut ? t('cash_out_for', { amount }) : t('cash_out')}
      onClick={() => (may ? onCashOut() : undefined)}
    >
      <span>{t('cash_out')}</span>
      {round?.mayCashOut ? (
        <Text as="b" size={18} leading={20} weight={800} className="num">
          {amount}
        </Text>
      ) : null}
    </Grid>
  )
}
