import { useWords } from '@croupier/kit/words.ts'

/** What a moment of a member's time line is called: a step of a request, a login, an operator's action. */
export function useMomentName() {
  const t = useWords('members')
  return (what: string): string => {
    const [request = '', step = ''] = what.split('.')
    if (request === 'deposit' || request === 'withdrawal')
      return t('of_request', { request: t(`request.${request}`), step: t(`steps.${step}`) })
    const key = `what.${what.replaceAll('.', '_')}`
    const words = t(key)
    // An action of another desk says its own name.
    return words === key ? what : words
  }
}
