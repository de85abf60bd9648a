import { figures } from '@croupier/kit/money.tsx'
import { useLanguage, useWordList, useWords } from '@croupier/kit/words.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { useSettingPath } from '../../kit/setting-name.ts'
import { amountAt, type EntryValues } from '@croupier/contract/audit-amounts.ts'
import { useRoleWords } from './role-words.ts'

/** A name of the code as people would write it: `stakeMin` becomes "Stake min". */
function readable(name: string): string {
  const words = name
    .replaceAll(/[_.]/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** How the log says who did what to whom: actions, subjects and fields in words. */
export function useAuditWords() {
  const t = useWords('audit')
  const said = (path: string, name: string) => (t(path) === path ? readable(name) : t(path))
  return {
    action(name: string): string {
      const [resource = '', action = ''] = name.split('.')
      return `${said(`resources.${resource}`, resource)}: ${said(`actions.${action}`, action)}`
    },
    subject: (type: string) => said(`subjects.${type}`, type),
    field: (path: string) =>
      path
        .split('.')
        .map((name) => said(`fields.${name}`, name))
        .join(', '),
  }
}

/** What the codes of the log are called, for files of it. */
export function useAuditCodes() {
  const resources = useWordList('audit', 'resources')
  const actions = useWordList('audit', 'actions')
  return {
    actions: { ...resources, ...actions },
    subjects: useWordList('audit', 'subjects'),
    reasons: useWordList('pieces', 'reasons'),
  }
}

/** How an entry's own values are said: amounts with currency and decimals, and nothing as JSON. */
export function useEntryWords(entry: EntryValues) {
  const t = useWords('audit')
  const words = useAuditWords()
  const role = useRoleWords()
  const language = useLanguage()
  const setting = useSettingPath()
  const { currency, decimals } = useBrandNow()
  const isPolicy = entry.action === 'settings.change'

  function sayOf(path: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map((one) => sayOf(path, one)).join(', ')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, one]) => `${words.field(key)}: ${sayOf(key, one)}`)
        .join('; ')
    const found = typeof value === 'string' ? amountAt(entry, path, value) : undefined
    if (!found) return role.sayOf(path, value)
    const sign = found.amount.startsWith('-') ? '−' : ''
    return `${sign}${figures(found.amount, { language, decimals })} ${found.currency ?? currency}`
  }

  return {
    sayOf,
    nameOf: (path: string) => (isPolicy ? setting(path.split('.')) : words.field(path)),
  }
}
