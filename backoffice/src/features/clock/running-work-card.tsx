import { Text } from '@croupier/kit/layout/layout.tsx'
import type { RunningWork } from '@croupier/contract/clock.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Chip } from '../../kit/status.tsx'
import classes from './clock.module.css'

/** What is done again and again, loops first, and when next. */
export function RunningWorkCard({ works }: { readonly works: readonly RunningWork[] }) {
  const t = useWords('clock')
  const moments = useMoments()
  return (
    <Card
      title={t('going')}
      mark={
        <Text size={12} weight={400} tone="text-dim">
          {works.length}
        </Text>
      }
      bare
    >
      <ul className="ruled">
        {works.map(({ name, kind, nextAt }) => (
          <li key={name} className={`${classes.one} ${classes.going}`}>
            <time dateTime={nextAt ?? undefined}>{nextAt === null ? '–' : moments.time(nextAt)}</time>
            <p>{wordsOf(t, name)}</p>
            <Chip tone={kind === 'loop' ? 'info' : 'dim'}>{t(nextAt === null ? 'elsewhere' : kind)}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What has no words is said by its name. */
function wordsOf(t: (key: string) => string, name: string): string {
  const words = t(`does.${name}`)
  return words === `does.${name}` ? name.replaceAll('_', ' ') : words
}
