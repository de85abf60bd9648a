import { realityCheck } from '@croupier/contract/limits.ts'
import { Money } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { clockOf } from './duration.ts'
import classes from './play-session-line.module.css'
import { useNow, usePlaySession } from './use-play-session.ts'

const SETTLE_MS = 1000

/** While one plays: how long one has been here, and what it has come to. `balance` changes with every round. */
export function PlaySessionLine({ balance }: { readonly balance: string | undefined }) {
  const t = useWords('limits')
  const { data } = usePlaySession()
  const now = useNow()
  const client = useQueryClient()
  const known = useRef(balance)
  useEffect(() => {
    if (known.current === balance) return undefined
    known.current = balance
    // The rounds of one breath are asked about once.
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: keyOf(realityCheck) }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [client, balance])
  if (!data) return <div className={classes.line} />
  return (
    <div className={classes.line}>
      <span>
        <IconClock size={14} aria-hidden />
        {t('here_for')} <b className="num">{clockOf(now - Date.parse(data.since))}</b>
      </span>
      <span>
        {t('net')} <Money amount={data.net} signed />
      </span>
    </div>
  )
}
