import { Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

/** What is still owed of a bet whose result was corrected; nothing where nothing is. */
export function OwedNote({ owed }: { readonly owed: string }) {
  const t = useWords('betting')
  if (unitsFrom(owed) === 0n) return null
  return (
    <Text as="div" size={12} weight={400} tone="warn">
      {t('owed')} <Money amount={owed} />
    </Text>
  )
}
