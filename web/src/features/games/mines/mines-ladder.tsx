import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { ladder } from '@croupier/engine/instant/mines.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { multiplierCut } from '../instant/multiplier.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { Board } from './board.ts'
import classes from './mines.module.css'

interface MinesLadderProps {
  readonly board: Board
  readonly profile: Profile
}

/** What each gem in a row is worth, from the foot upwards; on a phone a strip from the left. The rung reached stays in sight. */
export function MinesLadder({ board, profile }: MinesLadderProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const list = useRef<HTMLOListElement>(null)
  const reached = board.gems.length
  useEffect(() => {
    const shown = list.current
    const rung = shown?.children[Math.max(1, reached) - 1]
    if (!shown || !(rung instanceof HTMLElement)) return
    // `scrollIntoView` would move the whole page as well.
    shown.scrollTo({
      left: rung.offsetLeft - shown.offsetLeft - shown.clientWidth / 2 + rung.clientWidth / 2,
      top: rung.offsetTop - shown.offsetTop - shown.clientHeight / 2 + rung.clientHeight / 2,
    })
  }, [reached])
  return (
    <section className={classes.ladder}>
      <Text as="h2" mb={8} size={12} weight={500} tone="text-dim">
        {t('ladder', { mines: board.mines })}
      </Text>
      <Row as="ol" gap={6} ref={list} className={classes.rungs}>
        {ladder(board.mines, profile).map(({ multiplier }, at) => {
          const gems = at + 1
          const state = gems === reached ? 'now' : gems < reached ? 'done' : gems === reached + 1 ? 'next' : 'far'
          return (
            <Stack
              as="li"
              justify="between"
              padY={6}
              padX={12}
              size={13}
              tone="text-dim"
              level={2}
              radius={8}
              key={gems}
              className={classes.rung}
              data-state={state}
              data-lost={board.hit === undefined ? undefined : true}
            >
              <Row as="span" inline gap={6} align="center" weight={600}>
                {state === 'done' ? <IconCheck size={15} aria-hidden /> : null}
                {t('gems', { count: gems })}
              </Row>
              <b>×{decimal(multiplierCut(multiplier))}</b>
            </Stack>
          )
        })}
      </Row>
    </section>
  )
}
