import { Grid, Row, Surface, Text } from '../layout/layout.tsx'
import { Fragment, type ReactNode } from 'react'
import classes from './table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  readonly figure?: boolean
  /** Its place on a phone's card: what it is, the result, or one of the small facts (the default); `none` leaves it out. */
  readonly card?: 'title' | 'result' | 'fact' | 'none'
  /** Its head stands before it on a phone's card, too, where the value alone does not say what it is. */
  readonly named?: boolean
  /** Under this column in the foot: the total of the page. */
  readonly foot?: ReactNode
}

interface DataTableProps<Row> {
  /** What the table holds, for readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** At the left of a phone's card: an icon or a picture. */
  readonly mark?: (row: Row) => ReactNode
  /** Makes each row lead somewhere: press, or Enter on it. */
  readonly onOpen?: (row: Row) => void
  /** What an opened row shows below itself. */
  readonly detail?: (row: Row) => ReactNode
  /** With an edge and round corners, where it does not lie on a card already. */
  readonly framed?: boolean
}

/** A table with a head that stays and totals in its foot. Below 700 px each row is a card. */
export function DataTable<Row>({ label, columns, rows, idOf, mark, onOpen, detail, framed }: DataTableProps<Row>) {
  const totals = columns.some(({ foot }) => foot !== undefined)
  return (
    <>
      <div className={classes.scroll} data-framed={framed}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ key, head, figure }) => (
                <th key={key} scope="col" className={figure ? classes.figure : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={idOf(row)}>
                <tr {...opening(row, onOpen)}>
                  {columns.map(({ key, cell, figure }) => (
                    <td key={key} className={figure ? classes.figure : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                <Detail columns={columns.length}>{detail?.(row)}</Detail>
              </Fragment>
            ))}
          </tbody>
          {totals ? <Totals columns={columns} /> : null}
        </table>
      </div>
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row) => (
          <Surface as="li" level={1} edge radius={12} key={idOf(row)}>
            <Row
              gap={12}
              align="center"
              padY={12}
              padX={14}
              radius={12}
              className={classes.cardRow}
              {...opening(row, onOpen)}
            >
              {mark ? (
                <Grid as="span" firm square={40} clips centred radius={8}>
                  {mark(row)}
                </Grid>
              ) : null}
              <CardFace columns={columns} row={row} />
            </Row>
            {detail?.(row)}
          </Surface>
        ))}
      </ul>
    </>
  )
}

function opening<Row>(row: Row, onOpen: ((row: Row) => void) | undefined) {
  if (!onOpen) return {}
  return {
    tabIndex: 0,
    'data-opens': true,
    onClick: () => onOpen(row),
    onKeyDown: ({ key, target, currentTarget }: { key: string; target: unknown; currentTarget: unknown }) => {
      if (key === 'Enter' && target === currentTarget) onOpen(row)
    },
  }
}

const Detail = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }) =>
  children ? (
    <tr className={classes.detail}>
      <td colSpan={columns}>{children}</td>
    </tr>
  ) : null

function CardFace<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  const at = (place: NonNullable<Column<Row>['card']>) => columns.filter(({ card = 'fact' }) => card === place)
  return (
    <Text as="div" grow>
      <Row gap={12} justify="between">
        <Text weight={600} truncate className={classes.cardTitle}>
          {at('title').map(({ key, cell }) => (
            <Fragment key={key}>{cell(row)}</Fragment>
          ))}
        </Text>
        <Text weight={600} nowrap className="num">
          {at('result').map(({ key, cell }) => (
            <Fragment key={key}>{cell(row)}</Fragment>
          ))}
        </Text>
      </Row>
      <Row as="dl" gapY={0} gapX={12} wraps mt={2} size={12} tone="text-dim" className={classes.facts}>
        {at('fact').map(({ key, head, cell, named }) => (
          <Row key={key} gap={4}>
            <dt className={named ? undefined : 'sr-only'}>{head}</dt>
            <dd>{cell(row)}</dd>
          </Row>
        ))}
      </Row>
    </Text>
  )
}

const Totals = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <tfoot>
    <tr>
      {columns.map(({ key, foot, figure }) => (
        <td key={key} className={figure ? classes.figure : undefined}>
          {foot}
        </td>
      ))}
    </tr>
  </tfoot>
)
