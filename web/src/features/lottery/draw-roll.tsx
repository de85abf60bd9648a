import { Row } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../parts/play/reduced-motion.ts'
import { ballsShown, ResultBalls } from './numbers.tsx'

interface DrawRollProps {
  readonly family: string
  readonly issueNo: string
  readonly numbers: readonly string[]
}

const BALL_MS = 700

/**
 * The numbers of the last issue. Whoever watched the one before sees them drawn one after the other, from the right; whoever comes later
 * sees them as they are, and so does who wants no motion.
 */
export function DrawRoll({ family, issueNo, numbers }: DrawRollProps) {
  const t = useWords('lottery')
  const count = ballsShown(family, numbers)
  const { hidden, skip } = useReveal(issueNo, count)
  return (
    <Row gap={8} align="center">
      <ResultBalls family={family} numbers={numbers} hidden={hidden} />
      {hidden > 0 ? (
        <Button size="small" onClick={skip}>
          {t('skip')}
        </Button>
      ) : null}
    </Row>
  )
}

/** How many are still to be drawn, of an issue that came while the page stood. */
function useReveal(issueNo: string, count: number) {
  const [seen, setSeen] = useState({ issueNo, hidden: 0 })
  const isNew = seen.issueNo !== issueNo
  if (isNew) setSeen({ issueNo, hidden: prefersReducedMotion() ? 0 : count })
  const hidden = isNew ? count : seen.hidden
  const isRolling = hidden > 0
  useEffect(() => {
    if (!isRolling) return undefined
    const timer = setInterval(() => setSeen((now) => ({ ...now, hidden: Math.max(0, now.hidden - 1) })), BALL_MS)
    return () => clearInterval(timer)
  }, [isRolling])
  return { hidden, skip: () => setSeen({ issueNo, hidden: 0 }) }
}
