import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'

interface AddButtonProps {
  readonly count: number
  readonly onAdd: () => void
}

/** Adds what a picker has found, and says how many that is. */
export function AddButton({ count, onAdd }: AddButtonProps) {
  const t = useWords('lottery')
  return (
    <Button disabled={count === 0} onClick={onAdd}>
      {t('pickers_add', { count })}
    </Button>
  )
}
