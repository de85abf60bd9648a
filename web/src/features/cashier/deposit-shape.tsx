import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import classes from './cashier.module.css'
import shape from './deposit-shape.module.css'

/** The deposit page in the shape that it will have: its amount, its ways and its button. */
export function DepositShape() {
  const narrow = useNarrow(900)
  return (
    <Loading>
      <div className={classes.columns}>
        <div className={classes.column}>
          {narrow ? <Amount /> : <Ways />}
          {narrow ? <Ways /> : <Amount />}
          <Skeleton height={48} radius={8} />
        </div>
        {narrow ? null : <Skeleton height={222} radius={12} />}
      </div>
    </Loading>
  )
}

const Amount = () => (
  <Grid gap={8}>
    <Skeleton width={90} height={18} />
    <Skeleton height={54} radius={8} />
    <Row gap={8}>
      {[0, 1, 2, 3, 4].map((chip) => (
        <Skeleton key={chip} height={40} radius={8} />
      ))}
    </Row>
  </Grid>
)

const Ways = () => (
  <Grid gap={8}>
    <Skeleton width={70} height={18} />
    <Grid gap={10} className={shape.ways}>
      {[0, 1, 2, 3].map((way) => (
        <Skeleton key={way} height={88} radius={12} />
      ))}
    </Grid>
  </Grid>
)
