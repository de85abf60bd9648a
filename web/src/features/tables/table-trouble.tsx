import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Refused } from '@croupier/kit/calls.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconGauge, IconHourglass, IconWallet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Refusal } from '../games/round-desk.ts'
import { Box } from '../games/table-notice.tsx'
import classes from '../games/table-notice.module.css'

const LIMITS: readonly string[] = [
  'limit_reached',
  'stake_too_small',
  'stake_too_large',
  'round_full',
  'table_full',
  'spots_full',
]

/** Why the last command was refused; nothing was taken. */
export function TableTrouble({ refusal, onClose }: { readonly refusal: Refusal; readonly onClose: () => void }) {
  const t = useWords('tables')
  const g = useWords('games')
  const look = useMoneyLook()
  const said = useTroubleText(new Refused(refusal.code, 0, { message: refusal.message }))
  const text = t('stake_back', { stake: moneyText(refusal.stake, look) })
  if (refusal.code === 'insufficient_funds')
    return <Box tone="loss" icon={<IconWallet size={20} aria-hidden />} title={said} text={text} onClose={onClose} />
  if (refusal.code === 'not_logged_in')
    return (
      <Box tone="warn" icon={<IconHourglass size={20} aria-hidden />} title={said} text={text} onClose={onClose}>
        <Link to="/login" className={classes.main}>
          {g('log_in')}
        </Link>
      </Box>
    )
  const limit = LIMITS.includes(refusal.code)
  const Icon = limit ? IconGauge : IconHourglass
  return (
    <Box
      tone={limit ? 'info' : 'loss'}
      icon={<Icon size={20} aria-hidden />}
      title={said}
      text={text}
      onClose={onClose}
    />
  )
}
