import { Row, Stack, Text } from '../layout/layout.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../words.ts'
import classes from './state.module.css'

interface SkeletonProps {
  readonly width?: number | string
  readonly height?: number | string
  readonly radius?: number
}

/** A quiet block in the place and shape of what comes. */
export const Skeleton = ({ width = '100%', height = 14, radius = 6 }: SkeletonProps) => (
  <span className={classes.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden />
)

/** Rows of a list on their way: picture, two lines, a figure. */
export const SkeletonRows = ({ rows }: { readonly rows: number }) => (
  <Loading>
    {Array.from({ length: rows }, (_, row) => (
      <Row gap={12} align="center" padY={6} key={row}>
        <Skeleton width={40} height={40} radius={10} />
        <Stack gap={6} grow>
          <Skeleton width={`${60 + ((row * 7) % 30)}%`} />
          <Skeleton width={`${30 + ((row * 5) % 25)}%`} height={10} />
        </Stack>
        <Skeleton width={64} height={18} />
      </Row>
    ))}
  </Loading>
)

const PATIENCE_MS = 10_000

/** Around skeletons: tells a reader that something loads, and everyone when it takes long. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const t = useWords('kit')
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy>
      <output className="sr-only">{t('loading')}</output>
      {children}
      {long ? (
        <Text as="p" mt={12} size={13} tone="text-dim" text="center">
          {t('still_loading')}
        </Text>
      ) : null}
    </div>
  )
}
