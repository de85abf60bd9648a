import { useLiveState } from '@croupier/kit/live.ts'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconRefresh } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import classes from '../parts/modals/modals.module.css'
import { BEAT_MS, SleepWatch } from './sleep-watch.ts'

const SAID_MS = 10_000

const isRefreshed = ({ observers }: Query) => observers.every(({ options }) => options.staleTime !== Infinity)

/** After a sleep, or a line that was lost, the page asks for all it shows anew, says so, and leaves alone what is typed. */
export function StaleNotice() {
  const t = useWords('shell')
  const [said, setSaid] = useState(false)
  const client = useQueryClient()
  const { lost } = useLiveState()
  const [watch] = useState(() => new SleepWatch(Date.now()))
  const catchUp = useEffectEvent(() => {
    // What was asked for once, such as the address of a game that is open, stays.
    void client.invalidateQueries({ predicate: isRefreshed }).then(() => setSaid(true))
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (watch.beat(Date.now())) catchUp()
    }, BEAT_MS)
    const look = () => {
      if (document.hidden) watch.hide(Date.now())
      else if (watch.show(Date.now())) catchUp()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [watch])
  useEffect(() => {
    if (watch.line(lost)) catchUp()
  }, [watch, lost])
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  if (!said) return null
  return (
    <div className={classes.notices}>
      <Notice
        tone="info"
        icon={<IconRefresh size={18} aria-hidden />}
        action={<NoticeAction onClick={() => setSaid(false)}>{t('tab_understood')}</NoticeAction>}
      >
        {t('caught_up')}
      </Notice>
    </div>
  )
}
