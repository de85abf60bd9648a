import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { type Change, changesBetween, listChange } from './changes.ts'
import classes from './difference.module.css'

interface DifferenceProps {
  readonly before: unknown
  readonly after: unknown
  /** What a field is called; its name where it is left out. */
  readonly nameOf?: (path: string) => string
  /** How a value is said; as it is where it is left out. */
  readonly sayOf?: (path: string, value: unknown) => string
  readonly title?: string
  /** A chip or note per field, such as that it loosens. */
  readonly markOf?: (path: string) => ReactNode
}

/** What changes, in words. */
export function Difference({ before, after, title, ...words }: DifferenceProps) {
  const t = useWords('pieces')
  const changes = changesBetween(before, after)
  return (
    <Card
      title={title ?? t('what_changes')}
      mark={
        <Surface as="span" padX={6} size={12} leading={18} weight={500} tone="text-dim" level={2} radius={6}>
          {changes.length}
        </Surface>
      }
    >
      {changes.length === 0 ? (
        <Text as="p" tone="text-dim">
          {t('nothing_changes')}
        </Text>
      ) : null}
      <ul>
        {changes.map((change) => (
          <ChangeLine key={change.path} change={change} {...words} />
        ))}
      </ul>
    </Card>
  )
}

type Words = Pick<DifferenceProps, 'nameOf' | 'sayOf' | 'markOf'>

function ChangeLine({
  change: { path, before, after },
  nameOf,
  sayOf = plain,
  markOf,
}: Words & { readonly change: Change }) {
  const list = listChange(before, after)
  return (
    <Surface as="li" padY={10} padX={0} edgeAbove className={classes.change}>
      <Row as="p" gap={8} align="center" justify="between" mb={2} weight={600}>
        {nameOf?.(path) ?? path}
        {markOf?.(path)}
      </Row>
      {list ? (
        <Row as="p" gapY={2} gapX={14} wraps className={classes.list}>
          {list.gone.map((one) => (
            <del key={one}>− {sayOf(path, one)}</del>
          ))}
          {list.come.map((one) => (
            <ins key={one}>+ {sayOf(path, one)}</ins>
          ))}
        </Row>
      ) : (
        <Grid as="p" breaks gap={10} align="start" className={classes.values}>
          <del>{before === undefined || before === null ? '–' : sayOf(path, before)}</del>
          <IconArrowRight size={14} aria-hidden />
          <ins>{after === undefined || after === null ? '–' : sayOf(path, after)}</ins>
        </Grid>
      )}
    </Surface>
  )
}

const plain = (_path: string, value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
