import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { amountText } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBolt, IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AutoplayForm } from '../autoplay-form.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { shortText } from '../../../parts/play/short-amount.ts'
import { StakeField } from '../stake-field.tsx'
import { hotKeysSwitch, instantSwitch, useSwitch } from '../../../parts/play/switch.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './instant-panel.module.css'
import panel from './panel.module.css'
import { type Mode, ModeSwitch } from './mode-switch.tsx'
import { multiplierShown } from './multiplier.ts'
import { PressButton } from './press-button.tsx'
import type { Verb } from './press-button.tsx'
import { Session } from './session.tsx'
import type { InstantPlay } from './use-instant-table.ts'

interface InstantPanelProps {
  readonly game: Game
  readonly table: InstantPlay
  readonly verb: Verb
  /** The bet has one win, or several of which the highest is told. */
  readonly wins?: 'one' | 'several'
  /** What the keys do, without and with space playing, where the game has keys of its own. */
  readonly keys?: Record<'off' | 'on', string>
  /** What is chosen beside the stake. */
  readonly children?: ReactNode
}

/** The left panel: the stake, what is chosen, what it may win, the press, and how this session goes. */
export function InstantPanel({ game, table, verb, wins = 'several', keys, children }: InstantPanelProps) {
  const t = useWords('games')
  const [mode, setMode] = useState<Mode>('manual')
  const { rounds, stake, auto, blocked, press, overCap, settled } = table
  const profit = useProfitText(table)
  const offersAuto = game.pace.auto
  return (
    <Stack as="section" pad={14} gap={16} className={`${panel.panel} ${classes.panel}`} aria-label={t('your_bet')}>
      {offersAuto ? (
        <div className={classes.mode}>
          <ModeSwitch mode={mode} onMode={setMode} />
        </div>
      ) : null}
      <StakeField
        stake={stake}
        balance={rounds.balance}
        fault={overCap ? t('stake_over_cap') : undefined}
        aside={<Aside stake={stake} profit={profit} />}
      />
      {children ? (
        <Grid gap={12} className={classes.choices}>
          {children}
        </Grid>
      ) : null}
      <Profit profit={profit} multiplier={table.bet.multiplier} wins={wins} />
      <div className={panel.action}>
        {offersAuto && mode === 'auto' ? (
          <AutoplayForm auto={auto} stake={stake} ready={blocked === undefined && !table.bet.empty} onStarted={press} />
        ) : (
          <PressButton game={game} table={table} verb={verb} size="large" />
        )}
      </div>
      <Hints instant={game.pace.instant} keys={keys} />
      <Session rounds={settled} />
    </Stack>
  )
}

/** The largest stake; on a phone, where the field below is left out, what a win would bring. */
function Aside({ stake, profit }: Pick<InstantPlay, 'stake'> & { readonly profit: string }) {
  const t = useWords('games')
  const look = useMoneyLook()
  return (
    <>
      <span className={classes.most}>{t('stake_most', { most: shortText(stake.range.most, look) })}</span>
      <Text tone="win" className={classes.winShort}>
        {t('win_short', { amount: profit })}
      </Text>
    </>
  )
}

function useProfitText({ top, stake, bet }: Pick<InstantPlay, 'top' | 'stake' | 'bet'>): string {
  const look = useMoneyLook()
  if (top === undefined || stake.units === undefined || bet.empty) return '–'
  return moneyText(amountText(top - stake.units, look.decimals), look, 'signed')
}

interface ProfitProps {
  readonly profit: string
  readonly multiplier: bigint
  readonly wins: 'one' | 'several'
}

function Profit({ profit, multiplier, wins }: ProfitProps) {
  const t = useWords('games')
  const i = useWords('instant')
  const decimal = useDecimal()
  return (
    <div className={classes.profit}>
      <Row justify="between" mb={6} size={12} weight={500} tone="text-dim">
        <span>{wins === 'one' ? t('profit_on_win') : i('profit_at_most')}</span>
        <span className="num">×{decimal(multiplierShown(multiplier))}</span>
      </Row>
      <Row
        as="output"
        tone="win"
        align="center"
        justify="between"
        padX={12}
        weight={700}
        level={0}
        className={panel.well}
      >
        {profit}
      </Row>
    </div>
  )
}

function Hints({ instant, keys }: Pick<InstantPanelProps, 'keys'> & { readonly instant: boolean }) {
  const t = useWords('games')
  const i = useWords('instant')
  const hotKeys = useSwitch(hotKeysSwitch)
  const on = useSwitch(instantSwitch)
  return (
    <div className={classes.hints}>
      <Row as="span" inline gap={6} align="center">
        <IconKeyboard size={16} aria-hidden />
        {hotKeys ? (keys?.on ?? i('keys_on')) : (keys?.off ?? i('keys'))}
      </Row>
      {instant ? (
        <Row
          as="button"
          inline
          gap={4}
          align="center"
          type="button"
          className={classes.instant}
          aria-pressed={on}
          onClick={() => instantSwitch.set(!on)}
        >
          <IconBolt size={15} aria-hidden />
          {t(on ? 'instant_on' : 'instant_off')}
        </Row>
      ) : null}
    </div>
  )
}
