import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { ChartFrame } from '../../kit/chart-frame.tsx'
import classes from './dashboard.module.css'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { SmallTable } from '../../kit/small-table.tsx'

interface Series {
  readonly name: string
  readonly label: string
  readonly color: string
  readonly type: 'bar' | 'line'
  readonly strokeDasharray?: string
}

interface ChartCardProps {
  readonly title: string
  readonly facts?: string
  /** What its colours mean. */
  readonly series: readonly Series[]
  /** The same numbers as the chart shows. */
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly empty: boolean
  readonly children: ReactNode
}

/** A chart whose numbers can be read too. */
export function ChartCard({ title, facts, series, table, empty, children }: ChartCardProps) {
  const t = useWords('dashboard')
  const [asTable, setAsTable] = useState(false)
  const Sign = asTable ? IconChartBar : IconTable
  const door = (
    <IconButton
      size="small"
      aria-pressed={asTable}
      label={t('numbers')}
      title={t('numbers')}
      onClick={() => setAsTable(!asTable)}
    >
      <Sign size={16} aria-hidden />
    </IconButton>
  )
  return (
    <Card
      title={title}
      mark={
        <Text size={12} weight={400} tone="text-dim">
          {facts}
        </Text>
      }
      aside={
        <>
          {asTable || empty ? null : <Legend series={series} />}
          {door}
        </>
      }
    >
      {asTable ? (
        <Numbers {...table} />
      ) : empty ? (
        <Grid as="p" centred tone="text-dim" className={classes.chart}>
          {t('nothing_yet')}
        </Grid>
      ) : (
        <div className={classes.chart}>
          <ChartFrame>{children}</ChartFrame>
        </div>
      )}
    </Card>
  )
}

const Legend = ({ series }: Pick<ChartCardProps, 'series'>) => (
  <Row as="ul" gap={12} size={12} weight={400} tone="text-dim" className={classes.legend} aria-hidden>
    {series.map(({ name, label, color, type, strokeDasharray }) => (
      <li key={name} data-type={type} data-dashed={strokeDasharray !== undefined || undefined} style={{ color }}>
        <Text tone="text-dim">{label}</Text>
      </li>
    ))}
  </Row>
)

const Numbers = ({ head, rows }: ChartCardProps['table']) => (
  <div className={classes.numbers}>
    <SmallTable figures>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...values]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {values.map((value, at) => (
              <td key={head[at + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </SmallTable>
  </div>
)
