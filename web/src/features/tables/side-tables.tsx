import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMaximize, IconPlus, IconX } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Bar, BarBalance } from '../../parts/play/game-bar.tsx'
import page from '../../parts/play/game-page.module.css'
import { PlaySessionLine } from '../../parts/limits/play-session-line.tsx'
import { useBalance } from '../../parts/wallet/use-balance.ts'
import { hasTablePage } from './table-page-games.ts'
import { layouts } from './layouts.ts'
import { PickTable } from './pick-table.tsx'
import { SIDE_MOST } from './side-search.ts'
import classes from './side-tables.module.css'
import { limitsText } from './limits-text.ts'
import { TableFelt } from './table-felt.tsx'
import { TableRules } from './table-rules.tsx'
import { useLiveTable } from './use-live-table.ts'
import { KeysHeard } from './use-table-keys.ts'

/** Up to four live tables at once, each with its own chips. The keys are those of the table that was touched last. */
export function SideTables({ ids }: { readonly ids: readonly string[] }) {
  const t = useWords('tables')
  const navigate = useNavigate()
  const balance = useBalance().data?.sumBalance
  const [touched, setTouched] = useState(ids[0])
  const [adding, setAdding] = useState(false)
  const show = (wanted: readonly string[]) =>
    void navigate({ to: '/live/side', search: { tables: wanted.join(',') }, replace: true })
  return (
    <div className={page.page}>
      <Bar back="/live" name={t('side')} under="" vendor={t('side_lead')}>
        <BarBalance balance={balance} />
      </Bar>
      <PlaySessionLine balance={balance} />
      <Grid as="main" gap={12} pad={12} level={0} className={classes.side} data-count={ids.length}>
        {ids.map((id) => (
          <SideFrame
            key={id}
            tableId={id}
            heard={touched === id}
            onTouch={() => setTouched(id)}
            onClose={() => show(ids.filter((each) => each !== id))}
          />
        ))}
        {ids.length < SIDE_MOST ? (
          <Grid
            as="button"
            gap={8}
            weight={600}
            tone="text-dim"
            radius={12}
            type="button"
            className={classes.add}
            onClick={() => setAdding(true)}
          >
            <IconPlus size={28} aria-hidden />
            {t('add_table')}
          </Grid>
        ) : null}
      </Grid>
      {adding ? (
        <PickTable
          taken={ids}
          onClose={() => setAdding(false)}
          onPick={(id) => {
            setAdding(false)
            setTouched(id)
            show([...ids, id])
          }}
        />
      ) : null}
    </div>
  )
}

/** The part of the page to watch: it tells when the pointer or the focus comes to it. */
function useTouched(onTouch: () => void) {
  const part = useRef<HTMLElement>(null)
  const tell = useEffectEvent(onTouch)
  useEffect(() => {
    const watched = part.current
    const hear = () => tell()
    watched?.addEventListener('pointerdown', hear)
    watched?.addEventListener('focusin', hear)
    return () => {
      watched?.removeEventListener('pointerdown', hear)
      watched?.removeEventListener('focusin', hear)
    }
  }, [])
  return part
}

interface SideFrameProps {
  readonly tableId: string
  /** Whether the keys are this table's. */
  readonly heard: boolean
  readonly onTouch: () => void
  readonly onClose: () => void
}

function SideFrame({ tableId, heard, onTouch, onClose }: SideFrameProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const frame = useTouched(onTouch)
  const [rules, setRules] = useState(false)
  const { table, error, refetch, events, aheadMs } = useLiveTable(tableId)
  const layout = table && hasTablePage(table.gameCode) ? layouts[table.gameCode] : undefined
  return (
    <Surface
      as="section"
      level={1}
      radius={12}
      className={classes.frame}
      aria-label={table?.name}
      data-heard={heard || undefined}
      ref={frame}
    >
      <Row as="header" gap={10} align="center" className={classes.head}>
        <Text as="b" truncate>
          {table?.name}
        </Text>
        <Text size={13} leading={20} tone="text-dim" nowrap>
          {table ? limitsText(table, look) : ''}
        </Text>
        {table ? (
          <Link
            to="/game"
            search={{ gameCode: table.gameCode, table: tableId }}
            aria-label={t('open_alone', { name: table.name })}
          >
            <IconMaximize size={18} aria-hidden />
          </Link>
        ) : null}
        <button type="button" aria-label={t('close_table', { name: table?.name ?? '' })} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      </Row>
      {table && layout ? (
        <div className={classes.play}>
          <KeysHeard value={heard}>
            <TableFelt table={table} aheadMs={aheadMs} events={events} layout={layout} onRules={() => setRules(true)} />
          </KeysHeard>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Loading>
          <Skeleton height={420} radius={12} />
        </Loading>
      )}
      {rules && table ? (
        <ModalFrame title={t('rules_of', { name: table.name })} width={720} onClose={() => setRules(false)}>
          <TableRules table={table} spots={tableGameOf(table.gameCode)?.spots(table.paytable) ?? []} />
        </ModalFrame>
      ) : null}
    </Surface>
  )
}
