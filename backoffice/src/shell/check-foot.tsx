import { checks } from '@croupier/contract/console-checks.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ageOf } from '../kit/age.ts'
import { useMay } from '../kit/operator.tsx'
import classes from './side-bar.module.css'

const EVERY_MS = 30_000
/** Checks are made every quarter of an hour; an older one is late. */
const LATE_MS = 3_600_000

/** How the last check of the ledger ended, and how long ago; it opens reconciliation. */
export function CheckFoot() {
  const t = useWords('shell')
  const language = useLanguage()
  const may = useMay()('reconciliation.read')
  const { data } = useAsk(checks, undefined, { refetchInterval: EVERY_MS })
  const last = data?.ledger
  if (!last) return null
  const now = serverNow()
  const late = now - Date.parse(last.at) > LATE_MS
  const tone = last.ok ? (late ? 'warn' : 'win') : 'loss'
  const Sign = tone === 'win' ? IconCircleCheck : IconAlertTriangle
  const face = (
    <>
      <Sign size={15} stroke={1.8} aria-hidden />
      {t(last.ok ? 'ledger_proved' : 'ledger_wrong')}
      <time dateTime={last.at}>{ageOf(last.at, now, language)}</time>
    </>
  )
  return may ? (
    <Link to="/reconciliation" className={classes.foot} data-tone={tone}>
      {face}
    </Link>
  ) : (
    <p className={classes.foot} data-tone={tone}>
      {face}
    </p>
  )
}
