import { useWords } from '@croupier/kit/words.ts'

/** What a rule of two people is called; its name with spaces where there are no words for it. */
export function useRuleWords() {
  const t = useWords('pieces')
  return (rule: string) => {
    const words = t(`rules.${rule}`)
    return words === `rules.${rule}` ? `${t('rules.other')}: ${rule.replaceAll('_', ' ')}` : words
  }
}
