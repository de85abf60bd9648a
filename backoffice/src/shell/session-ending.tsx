import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { logOut } from './operator-menu.tsx'

/** GLI-19 2.5.4: a console that nobody touches closes by itself. Screens ask by themselves, so the server can't tell. */
const IDLE_MS = 30 * 60_000
const NOTICE_MS = 2 * 60_000
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** Two minutes before an untouched console logs out it says so, and counts. */
export function SessionEnding() {
  const t = useWords('shell')
  const touchedAt = useRef(0)
  const [left, setLeft] = useState(IDLE_MS)
  useEffect(() => {
    const touch = () => {
      touchedAt.current = Date.now()
    }
    touch()
    const look = () => setLeft(touchedAt.current + IDLE_MS - Date.now())
    const timer = setInterval(look, 1000)
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, touch)
    }
  }, [])
  const over = left <= 0
  useEffect(() => {
    if (over) void logOut()
  }, [over])
  if (left > NOTICE_MS) return null
  const stay = () => setLeft(IDLE_MS)
  return (
    <ConfirmDialog
      icon={<IconClockExclamation size={22} aria-hidden />}
      tone="warn"
      title={t('ending_title', { time: timeOf(left) })}
      text={t('ending_text')}
      cancel={t('log_out')}
      confirm={t('ending_stay')}
      onCancel={() => void logOut()}
      onConfirm={stay}
    />
  )
}

const timeOf = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
