import { useWords } from '@croupier/kit/words.ts'

/** How fields, permissions and reasons of these screens are said; what has no words is said by its name. */
export function useRoleWords() {
  const t = useWords('operator')
  const pieces = useWords('pieces')
  const said = (words: (key: string) => string, key: string, name: string) => {
    const text = words(key)
    return text === key ? name.replaceAll('_', ' ') : text
  }
  return {
    nameOf: (path: string) => said(t, `fields.${path}`, path),
    sayOf(path: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return '–'
      if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value)
      if (path === 'permissions') return permissionWords(t, value)
      if (path === 'reason') return said(pieces, `reasons.${value}`, value)
      if (path === 'state') return said(pieces, `status.${value}`, value)
      return value
    },
    permission: (name: string) => permissionWords(t, name),
  }
}

function permissionWords(t: (key: string) => string, name: string): string {
  const [resource = '', verb = ''] = name.split('.')
  const part = (key: string, own: string) => (t(key) === key ? own.replaceAll('_', ' ') : t(key))
  return `${part(`resources.${resource}`, resource)}: ${part(`verbs.${verb}`, verb)}`
}
