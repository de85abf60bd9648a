import { useBrand, useFlag } from '@croupier/kit/brand.tsx'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDice5 } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'

interface FreeDemoProps {
  readonly wide?: boolean
  readonly onDone?: () => void
}

/** Play for play money, where the brand offers it: no account, nothing to fill in. */
export function FreeDemo({ wide = false, onDone }: FreeDemoProps) {
  const t = useWords('shell')
  const { merchant } = useBrand()
  const offered = useFlag('free_play')
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  if (!offered) return null

  const begin = () => {
    setWorking(true)
    setRefused(undefined)
    import('../../parts/member/free-play.ts')
      .then(({ enterFree }) => enterFree(merchant))
      .then(onDone, (error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  return (
    <>
      {refused ? <RefusedLine error={refused} /> : null}
      <Button tone="ghost" wide={wide} working={working ? t('free_demo_starting') : false} onClick={begin}>
        <IconDice5 size={18} aria-hidden />
        {t('free_demo')}
      </Button>
    </>
  )
}
