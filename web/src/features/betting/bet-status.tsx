import type { BetStatus } from '@croupier/contract/betting.ts'
import { useWords } from '@croupier/kit/words.ts'
import classes from './betting.module.css'

type Tone = 'win' | 'loss' | 'info' | 'plain'

const TONES: Readonly<Record<BetStatus, Tone>> = {
  open: 'info',
  won: 'win',
  lost: 'loss',
  push: 'plain',
  void: 'plain',
  cashed_out: 'info',
  half_won: 'win',
  half_lost: 'loss',
}

/** A bet's status as a word on its colour. */
export function BetStatusTag({ status }: { readonly status: BetStatus }) {
  const t = useWords('betting')
  return (
    <span className={classes.tag} data-tone={TONES[status]}>
      {t(`status_${status}`)}
    </span>
  )
}
