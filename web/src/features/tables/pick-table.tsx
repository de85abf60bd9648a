import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsers } from '@tabler/icons-react'
import { Ring } from './ring.tsx'
import classes from './side-tables.module.css'
import { limitsText } from './limits-text.ts'
import { useLobby } from './use-lobby.ts'

interface PickTableProps {
  /** Those that stand there already. */
  readonly taken: readonly string[]
  readonly onPick: (tableId: string) => void
  readonly onClose: () => void
}

/** The open tables to choose one more from. */
export function PickTable({ taken, onPick, onClose }: PickTableProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const { tables, known, aheadMs } = useLobby()
  const open = tables.filter(({ tableId, state }) => state === 'open' && !taken.includes(tableId))
  return (
    <ModalFrame title={t('add_table')} width={560} height={640} onClose={onClose}>
      {known ? (
        <Grid as="ul" gap={6}>
          {open.map((table) => (
            <li key={table.tableId}>
              <Grid
                as="button"
                gap={12}
                align="center"
                padY={4}
                padX={12}
                text="start"
                edge
                radius={10}
                type="button"
                className={classes.pick}
                onClick={() => onPick(table.tableId)}
              >
                <b>{table.name}</b>
                <Text size={13} leading={20} tone="text-dim">
                  {limitsText(table, look)}
                </Text>
                <Row as="span" inline gap={4} align="center" size={13} leading={20} tone="text-dim" className="num">
                  <IconUsers size={14} aria-hidden />{' '}
                  <span className="sr-only">{t('people', { count: table.people })}</span>
                  <span aria-hidden>{table.people}</span>
                </Row>
                {table.phase === 'betting' && table.phaseEndsAt !== null ? (
                  <Ring
                    endsAt={Date.parse(table.phaseEndsAt)}
                    lastsMs={table.pace.betMs}
                    aheadMs={aheadMs}
                    tone="green"
                    small
                  />
                ) : null}
              </Grid>
            </li>
          ))}
        </Grid>
      ) : (
        <Loading>
          <Skeleton height={320} radius={12} />
        </Loading>
      )}
      {known && open.length === 0 ? <p>{t('none_shown')}</p> : null}
    </ModalFrame>
  )
}
