import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconInfoCircle,
  IconLayoutGridAdd,
  IconMaximize,
  IconUsers,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { toggleFullScreen } from '../../parts/play/full-screen.ts'
import { Bar, BarBalance, Tool } from '../../parts/play/game-bar.tsx'
import bar from '../../parts/play/game-bar.module.css'
import { soundSwitch, useSwitch } from '../../parts/play/switch.ts'
import { limitsText } from './limits-text.ts'
import side from './side-tables.module.css'
import type { LiveTable } from './use-live-table.ts'

interface TableBarProps {
  readonly table: LiveTable
  readonly balance: string | undefined
  readonly onRules: () => void
}

/** The bar of a table: the way back to the lobby, what is played and for how much, and the balance. */
export function TableBar({ table, balance, onRules }: TableBarProps) {
  const t = useWords('tables')
  const g = useWords('games')
  const look = useMoneyLook()
  const navigate = useNavigate()
  const sounding = useSwitch(soundSwitch)
  const { shoe, round, people } = table
  const limits = limitsText(table, look)
  // What is shuffled or shaken anew each time has no shoe to count in.
  const numberText = ({ number, size }: { readonly number: number; readonly size: number | null }, hand: number) =>
    size === null ? t('round', { number }) : t('shoe_hand', { shoe: number, hand })
  const under = [
    limits,
    shoe && round ? numberText(shoe, round.number) : '',
    shoe && shoe.taken !== null && shoe.size !== null ? `${shoe.taken} / ${shoe.size}` : '',
  ]
  return (
    <Bar back="/live" name={table.name} under={limits} vendor={under.filter((part) => part !== '').join(' · ')}>
      <span className={`num ${bar.wide}`} title={t('people', { count: people })}>
        <IconUsers size={16} aria-hidden style={{ display: 'inline', verticalAlign: '-3px' }} />{' '}
        <span className="sr-only">{t('people', { count: people })}</span>
        <span aria-hidden>{figures(String(people), { language: look.language, decimals: 0 })}</span>
      </span>
      <span className={side.fromTable}>
        <Tool label={t('side')} onClick={() => void navigate({ to: '/live/side', search: { tables: table.tableId } })}>
          <IconLayoutGridAdd size={18} aria-hidden />
        </Tool>
      </span>
      <Tool label={g('rules')} onClick={onRules}>
        <IconInfoCircle size={18} aria-hidden />
      </Tool>
      <Tool label={g('sound')} pressed={sounding} onClick={() => soundSwitch.set(!sounding)}>
        {sounding ? <IconVolume size={18} aria-hidden /> : <IconVolumeOff size={18} aria-hidden />}
      </Tool>
      <span className={bar.wide}>
        <Tool label={g('full_screen')} onClick={toggleFullScreen}>
          <IconMaximize size={18} aria-hidden />
        </Tool>
      </span>
      <BarBalance balance={balance} />
    </Bar>
  )
}
