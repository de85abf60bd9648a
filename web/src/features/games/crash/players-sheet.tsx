import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronUp, IconUsers } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { LazyModal } from '../../../parts/page/lazy-modal.tsx'
import classes from './players.module.css'
import { Players } from './players.tsx'

/** On a phone: how many play and what they stake; the list of them comes up as a sheet. */
export function PlayersSheet({ round, mine }: ComponentProps<typeof Players>) {
  const t = useWords('instant')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row
        as="button"
        gap={10}
        align="center"
        padX={14}
        size={13}
        level={1}
        edge
        radius={12}
        type="button"
        className={classes.sheetKey}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconUsers size={18} aria-hidden />
        <Text as="b" text="start">
          {t('crash_count', { count: round?.players ?? 0 })}
        </Text>
        <Money amount={round?.staked ?? '0'} />
        <IconChevronUp size={18} aria-hidden />
      </Row>
      {open ? (
        <LazyModal title={t('crash_players')} onClose={() => setOpen(false)}>
          <Players round={round} mine={mine} />
        </LazyModal>
      ) : null}
    </>
  )
}
