import { useWords } from '@croupier/kit/words.ts'
import { WinnerBoard } from './winner-board.tsx'
import classes from './winners-page.module.css'

const ROWS = 30

/** Who won what: the latest wins, the biggest of the week and the member's own, all from rounds that were played here. */
export function WinnersPage() {
  const t = useWords('betting')
  return (
    <div className={`wrap ${classes.page}`}>
      <h1 className={classes.title}>{t('winners_title')}</h1>
      <p className={classes.lead}>{t('winners_lead')}</p>
      <WinnerBoard rows={ROWS} />
    </div>
  )
}
