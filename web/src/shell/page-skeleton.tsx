import { Stack } from '@croupier/kit/layout/layout.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import classes from '../parts/page/page.module.css'

/** A page on its way: quiet blocks where its heading and content will stand. */
export const PageSkeleton = () => (
  <div className={`wrap ${classes.page}`}>
    <Loading>
      <Stack gap={14}>
        <Skeleton width={220} height={40} radius={8} />
        <Skeleton width="40%" />
        <Skeleton height={320} radius={16} />
      </Stack>
    </Loading>
  </div>
)
