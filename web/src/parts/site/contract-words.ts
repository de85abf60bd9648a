import { faultText, ownText, patternText, refusalText } from '@croupier/contract/words/words.ts'
import type { FillValues } from '@croupier/contract/words/words.ts'
import type { FieldFault, RefusalCode } from '@croupier/contract/refusal.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useLanguage } from '@croupier/kit/words.ts'

type Rule = Parameters<typeof patternText>[1]

/** What the server would say, known before it is asked: in the visitor's language, and in the brand's own words where it has some. */
export function useContractWords() {
  const language = useLanguage()
  const texts = useBrand().wording[language]
  return {
    refusal: (code: RefusalCode) => ownText(texts, `refusal.${code}`) ?? refusalText(language, code),
    fault: (fault: FieldFault, fill: FillValues = {}) =>
      ownText(texts, `fault.${fault}`, fill) ?? faultText(language, fault, fill),
    pattern: (rule: Rule) => patternText(language, rule, texts),
  }
}

export type ContractWords = ReturnType<typeof useContractWords>
