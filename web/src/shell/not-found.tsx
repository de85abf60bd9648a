import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import classes from '../parts/page/page.module.css'

/** No page has this address: says so, and leads back and on. */
export function NotFound() {
  const t = useWords('shell')
  return (
    <div className={`wrap ${classes.page} ${classes.middle}`}>
      <section className={classes.message}>
        <ThingArt name="telescope" size={96} />
        <h1 className={classes.messageTitle}>{t('not_found_title')}</h1>
        <p className={classes.messageText}>{t('not_found_text')}</p>
        <div className={classes.actions}>
          <Link to="/" className={buttonClass('primary')}>
            {t('to_home')}
          </Link>
          <Link to="/rng" className={buttonClass()}>
            {t('to_games')}
          </Link>
        </div>
      </section>
    </div>
  )
}
