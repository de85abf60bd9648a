import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { amountText } from '@croupier/engine/money.ts'
import { useMoneyLook, moneyText } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBolt, IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { AutoForm } from '../auto-form.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { type Mode, ModeSwitch } from '../instant/mode-switch.tsx'
import { Session } from '../instant/session.tsx'
import { shortText } from '../../../parts/play/short-amount.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { StakeField } from '../stake-field.tsx'
import { hotKeysSwitch, instantSwitch, useSwitch } from '../../../parts/play/switch.ts'
import classes from './dice-panel.module.css'
import { multiplierText } from './odds.ts'
import { RollButton } from './roll-button.tsx'
import type { DicePlay } from './use-dice-table.ts'

interface DicePanelProps {
  readonly game: Game
  readonly table: DicePlay
}

/** The left panel: the stake, what it may win, the roll, and how this session goes. */
export function DicePanel({ game, table }: DicePanelProps) {
  const { rounds, stake, bet, rolls, auto, blocked, press } = table
  const t = useWords('games')
  const [mode, setMode] = useState<Mode>('manual')
  const offersAuto = game.pace.auto
  return (
    <Stack as="section" gap={16} pad={14} className={classes.panel} aria-label={t('your_bet')}>
      {offersAuto ? (
        <div className={classes.mode}>
          <ModeSwitch mode={mode} onMode={setMode} />
        </div>
      ) : null}
      <div>
        <StakeField
          stake={stake}
          purse={rounds.purse}
          fault={bet.overCap ? t('stake_over_cap') : undefined}
          aside={<Aside bet={bet} stake={stake} />}
        />
      </div>
      <Profit bet={bet} stake={stake} />
      <div className={classes.action}>
        {offersAuto && mode === 'auto' ? (
          <AutoForm auto={auto} stake={stake} ready={blocked === undefined} onStarted={press} />
        ) : (
          <RollButton game={game} table={table} size="large" />
        )}
      </div>
      <Hints instant={game.pace.instant} />
      <Session rounds={rolls} />
    </Stack>
  )
}

/** The largest stake; on a phone, where the field below is left out, what a win would bring. */
function Aside({ bet, stake }: Pick<DicePlay, 'bet' | 'stake'>) {
  const t = useWords('games')
  const look = useMoneyLook()
  return (
    <>
      <span className={classes.most}>{t('stake_most', { most: shortText(stake.range.most, look) })}</span>
      <span className={classes.winShort}>{t('win_short', { amount: useProfitText({ bet, stake }) })}</span>
    </>
  )
}

function useProfitText({ bet, stake }: Pick<DicePlay, 'bet' | 'stake'>): string {
  const look = useMoneyLook()
  if (bet.payout === undefined || stake.units === undefined) return '–'
  return moneyText(amountText(bet.payout - stake.units, look.decimals), look, 'signed')
}

function Profit({ bet, stake }: Pick<DicePlay, 'bet' | 'stake'>) {
  const t = useWords('games')
  const decimal = useDecimal()
  const profit = useProfitText({ bet, stake })
  return (
    <div className={classes.profit}>
      <Row justify="between" mb={6} size={12} weight={500} tone="text-dim">
        <span>{t('profit_on_win')}</span>
        <span className="num">×{decimal(multiplierText(bet.multiplier))}</span>
      </Row>
      <output className={classes.well}>{profit}</output>
    </div>
  )
}

function Hints({ instant }: { readonly instant: boolean }) {
  const t = useWords('games')
  const hotKeys = useSwitch(hotKeysSwitch)
  const on = useSwitch(instantSwitch)
  return (
    <div className={classes.hints}>
      <Row as="span" inline gap={6} align="center">
        <IconKeyboard size={16} aria-hidden />
        {t(hotKeys ? 'dice_keys_on' : 'dice_keys')}
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
