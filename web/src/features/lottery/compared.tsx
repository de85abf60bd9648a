import type { DrawCheck } from '@croupier/engine/lottery/verify-draw.ts'
import { useWords } from '@croupier/kit/words.ts'

interface ComparedProps {
  readonly check: DrawCheck | undefined
  readonly shown: string
}

/** A value that was found as it should be; of another one both. */
export function Compared({ check, shown }: ComparedProps) {
  const t = useWords('lottery')
  if (!check || check.ok) return shown
  return (
    <>
      {t('proof.computed')} {check.expected}
      <br />
      {t('proof.stated')} {check.found}
    </>
  )
}
