import type { DeskSchedule } from '@croupier/contract/console-lotteries.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useBrandNow } from '../../kit/operator.tsx'

/** When a lottery draws, in words; its zone is said where it is not the brand's. */
export function useScheduleWords(): (schedule: DeskSchedule) => string {
  const t = useWords('lotteries')
  const language = useLanguage()
  const { timeZone: here } = useBrandNow()
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const timesOf = ({ every, windows, at, weekdays, monthDays }: DeskSchedule): string => {
    if (every !== null) {
      const often = t('times.every', { minutes: every })
      if (windows.every(({ from, to }) => from <= `00:${String(every).padStart(2, '0')}` && to === '24:00'))
        return often
      return t('times.within', { every: often, windows: list.format(windows.map((one) => t('times.window', one))) })
    }
    const time = at ?? ''
    if (monthDays.length > 0) return t('times.month_days', { list: list.format(monthDays.map(String)), at: time })
    if (weekdays.length === 0 || weekdays.length === 7) return t('times.daily', { at: time })
    return t('times.weekdays', { days: list.format(weekdays.map((day) => t(`weekdays.${day}`))), at: time })
  }
  return (schedule) => {
    const times = timesOf(schedule)
    return schedule.timeZone === here ? times : t('times.zone', { times, zone: cityOf(schedule.timeZone) })
  }
}

/** `Ho Chi Minh` of `Asia/Ho_Chi_Minh`. */
const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
