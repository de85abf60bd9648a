import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { type ReactNode, useRef } from 'react'
import { Amount } from '../amount.tsx'
import { useKeys } from '../keys.ts'
import classes from './table.module.css'
import { nextSort } from './list-search.ts'
import type { ListColumn, ListReply, Resource } from './resource.ts'
import type { List } from './use-list.ts'

interface ListTableProps<Item> {
  readonly resource: Resource<Item>
  readonly columns: readonly ListColumn<Item>[]
  readonly list: List<Item>
  readonly chosen: ReadonlySet<string>
  /** All that the view finds is chosen, what other pages show too. */
  readonly whole: boolean
  /** Ticks appear only with it. */
  readonly onChosen: ((chosen: ReadonlySet<string>) => void) | undefined
}

/** The rows, their sticky head and their sums. */
export function ListTable<Item>({ resource, columns, list, chosen, whole, onChosen }: ListTableProps<Item>) {
  const t = useWords('pieces')
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  const { reply, stale } = list
  const rows = reply?.list ?? []
  const tick = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen?.(next)
  }
  const tickAll = (on: boolean) => {
    const ids = rows.map(resource.idOf)
    onChosen?.(on ? chosen.union(new Set(ids)) : chosen.difference(new Set(ids)))
  }
  return (
    <div className={classes.scroll} aria-busy={reply === undefined || stale}>
      <table className={classes.table} aria-label={resource.label}>
        <thead>
          <tr>
            {onChosen ? (
              <th className={classes.tick}>
                <input
                  type="checkbox"
                  aria-label={t('select_page')}
                  checked={rows.length > 0 && (whole || rows.every((row) => chosen.has(resource.idOf(row))))}
                  onChange={({ target }) => tickAll(target.checked)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} data-stale={stale || undefined}>
          {reply === undefined ? <SkeletonLines columns={columns} ticks={onChosen !== undefined} /> : null}
          {rows.map((row) => {
            const id = resource.idOf(row)
            return (
              <TableRow key={id} row={row} resource={resource} columns={columns} chosen={whole || chosen.has(id)}>
                {onChosen ? (
                  <td className={classes.tick}>
                    <input
                      type="checkbox"
                      aria-label={t('choose')}
                      checked={whole || chosen.has(id)}
                      onChange={() => tick(id)}
                    />
                  </td>
                ) : null}
              </TableRow>
            )
          })}
        </tbody>
        {reply?.sums ? <Sums reply={reply} columns={columns} ticks={onChosen !== undefined} /> : null}
      </table>
    </div>
  )
}

interface SumsProps<Item> {
  readonly reply: ListReply<Item>
  readonly columns: readonly ListColumn<Item>[]
  readonly ticks: boolean
}

/** Sums over the filter, not the page. */
function Sums<Item>({ reply: { sums = {}, total }, columns, ticks }: SumsProps<Item>) {
  const t = useWords('pieces')
  return (
    <tfoot>
      <tr>
        {ticks ? <td aria-hidden /> : null}
        {columns.map(({ key, figure }, index) => (
          <td key={key} className={figure ? classes.figure : undefined}>
            {index === 0 ? t('sum_of', { count: total }) : null}
            {sums[key] === undefined ? null : <Amount amount={sums[key]} />}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function Head<Item>({ column, list }: { readonly column: ListColumn<Item>; readonly list: List<Item> }) {
  const { head, figure, sort } = column
  const now = list.search['sort']
  const up = sort !== undefined && now === sort
  const down = sort !== undefined && now === `-${sort}`
  return (
    <th
      scope="col"
      className={figure ? classes.figure : undefined}
      aria-sort={up ? 'ascending' : down ? 'descending' : undefined}
    >
      {sort === undefined ? (
        head
      ) : (
        <Row
          as="button"
          inline
          gap={4}
          align="center"
          type="button"
          className={classes.sort}
          data-on={up || down || undefined}
          onClick={() => list.change({ sort: nextSort(now, sort) })}
        >
          {head}
          {up ? <IconArrowUp size={13} aria-hidden /> : null}
          {down ? <IconArrowDown size={13} aria-hidden /> : null}
        </Row>
      )}
    </th>
  )
}

interface RowProps<Item> {
  readonly row: Item
  readonly resource: Resource<Item>
  readonly columns: readonly ListColumn<Item>[]
  readonly chosen: boolean
  readonly children: ReactNode
}

function TableRow<Item>({ row, resource, columns, chosen, children }: RowProps<Item>) {
  const router = useRouter()
  const open = () => {
    const to = resource.open?.(row)
    if (to) void router.navigate(to as never)
  }
  const opens = resource.open !== undefined
  return (
    <tr
      tabIndex={opens ? 0 : undefined}
      data-opens={opens || undefined}
      data-chosen={chosen || undefined}
      onClick={({ target }) => {
        if (opens && !(target instanceof Element && target.closest('a, button, input, label'))) open()
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) open()
      }}
    >
      {children}
      {columns.map(({ key, cell, figure }) => (
        <td key={key} className={figure ? classes.figure : undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

const SKELETON_ROWS = 8

function SkeletonLines<Item>({
  columns,
  ticks,
}: {
  readonly columns: readonly ListColumn<Item>[]
  readonly ticks: boolean
}) {
  return Array.from({ length: SKELETON_ROWS }, (_, line) => (
    <tr key={line} className={classes.coming}>
      {ticks ? <td aria-hidden /> : null}
      {columns.map(({ key, width = 90, figure }, index) => (
        <td key={key} className={figure ? classes.figure : undefined}>
          <Skeleton width={width - ((line * 13 + index * 7) % 30)} height={12} />
        </td>
      ))}
    </tr>
  ))
}

/** J and K move between the rows. */
function useRowKeys(body: { readonly current: HTMLTableSectionElement | null }) {
  const t = useWords('pieces')
  const move = (by: 1 | -1) => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('tr[data-opens]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.focus()
  }
  useKeys([
    { key: 'J', says: t('key_next'), run: () => move(1) },
    { key: 'K', says: t('key_previous'), run: () => move(-1) },
  ])
}
