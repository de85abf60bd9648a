import { figures } from '@croupier/kit/money.tsx'
import { useLanguage } from '@croupier/kit/words.ts'
import { useBrandNow } from './operator.tsx'

/** An amount as words say it: in a button, in a sentence. */
export function useFigures(): (amount: string) => string {
  const language = useLanguage()
  const { decimals } = useBrandNow()
  return (amount) => figures(amount, { language, decimals })
}
