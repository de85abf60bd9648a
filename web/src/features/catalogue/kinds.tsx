import { Row } from '@croupier/kit/layout/layout.tsx'
import { vendorKinds } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Category } from '@croupier/contract/field.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import classes from './lobby.module.css'

export type GameKind = ReplyOf<typeof vendorKinds>['list'][number]

const KEPT_MS = 300_000

/** Kinds of games in a category, of one vendor or of all; those without a name of their own come last. */
export function useKinds(gameType: Category, vassalage: string | undefined): readonly GameKind[] {
  const { data } = useAsk(vendorKinds, { query: { gameType, vassalage } }, { staleTime: KEPT_MS })
  return (data?.list ?? []).toSorted((one, other) => Number(one.kind === 'other') - Number(other.kind === 'other'))
}

/** What a kind of game is called; one that is new here by its own name. */
export function useKindName(): (kind: string) => string {
  const t = useWords('catalogue')
  return (kind) => {
    const words = t(`kinds.${kind}`)
    return words === `kinds.${kind}` ? kind.replaceAll('_', ' ') : words
  }
}

interface KindTabsProps {
  readonly kinds: readonly GameKind[]
  readonly chosen: string | undefined
  readonly onChoose: (kind: string | undefined) => void
}

/** The kinds as a row of tabs, all of them first. */
export function KindTabs({ kinds, chosen, onChoose }: KindTabsProps) {
  const t = useWords('catalogue')
  const nameOf = useKindName()
  return (
    <Row gap={4} mt={16} edgeBelow className={classes.tabs} role="group" aria-label={t('kind')}>
      {[undefined, ...kinds.map(({ kind }) => kind)].map((kind) => (
        <button key={kind ?? 'all'} type="button" aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          {kind === undefined ? t('all') : nameOf(kind)}
        </button>
      ))}
    </Row>
  )
}
