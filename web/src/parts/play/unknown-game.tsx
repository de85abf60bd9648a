import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import classes from './game-page.module.css'

interface UnknownGameProps {
  /** The address names no game at all. */
  readonly unnamed?: boolean
}

/** The address names no game of ours. */
export function UnknownGame({ unnamed = false }: UnknownGameProps) {
  const t = useWords('games')
  return (
    <div className={classes.page}>
      <main className={classes.trouble}>
        <Empty
          art={<ThingArt name="telescope" />}
          title={t(unnamed ? 'none_named_title' : 'unknown_title')}
          text={t(unnamed ? 'none_named_text' : 'unknown_text')}
          actions={
            <Link to="/" className={buttonClass('primary')}>
              {t('to_home')}
            </Link>
          }
        />
      </main>
    </div>
  )
}
