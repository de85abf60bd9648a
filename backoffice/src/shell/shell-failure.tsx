import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Failure } from './failure.tsx'
import { logOut } from './operator-menu.tsx'

/** Stands for the whole console where not even the operator could be read. */
export function ShellFailure(error: ErrorComponentProps) {
  const t = useWords('shell')
  return (
    <main style={{ display: 'grid', placeContent: 'center', justifyItems: 'center', minHeight: '100dvh' }}>
      <Failure {...error} />
      <Button tone="ghost" size="small" onClick={() => void leave()}>
        {t('log_out')}
      </Button>
    </main>
  )
}

async function leave() {
  await logOut()
  location.reload()
}
