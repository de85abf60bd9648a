import type { BoardMethod } from './price.ts'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleHalf2, IconLock } from '@tabler/icons-react'
import classes from './ruled-numbers.module.css'
import { halfOdds } from './half-odds.ts'
import type { BetPrice } from './price.ts'

/** So many numbers are named, and how many more there are. */
const NAMED = 24

/** What holds of numbers of a method on the issue on sale: those that are not sold, and those that pay half. */
export function RuledNumbers({ board, price }: { readonly board: BoardMethod; readonly price: BetPrice }) {
  const t = useWords('lottery')
  if (board.closed.size === 0 && board.half.size === 0) return null
  return (
    <Stack gap={6} padY={8} role="note">
      {board.closed.size > 0 ? (
        <Text as="p" size={13} tone="text-dim" num breaks className={classes.rule}>
          <IconLock size={16} aria-hidden />
          <span>{t('numbers_closed', { numbers: named(board.closed) })}</span>
        </Text>
      ) : null}
      {board.half.size > 0 ? (
        <Text as="p" size={13} tone="text-dim" num breaks className={classes.rule}>
          <IconCircleHalf2 size={16} className={classes.half} aria-hidden />
          <span>{t('numbers_half', { numbers: named(board.half), odds: halfOdds(board, price) })}</span>
        </Text>
      ) : null}
    </Stack>
  )
}

function named(numbers: ReadonlySet<string>): string {
  const all = [...numbers].toSorted()
  return all.length <= NAMED ? all.join(', ') : `${all.slice(0, NAMED).join(', ')} … (+${all.length - NAMED})`
}
