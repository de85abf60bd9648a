import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useOpenModal } from '../modals/modals.ts'
import type { CentrePageName } from './centre-pages.ts'
import classes from './money-tabs.module.css'

const TABS = ['depositv2', 'withdraw', 'transactionHistory'] as const satisfies readonly CentrePageName[]

/** The pages of the wallet side by side, where a phone has no menu beside them. */
export function MoneyTabs({ current }: { readonly current: (typeof TABS)[number] }) {
  const t = useWords('centre')
  const open = useOpenModal()
  return (
    <Grid as="nav" gap={4} pad={4} level={0} radius={10} className={classes.tabs} aria-label={t('transferFund')}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.tab}
          aria-current={name === current ? 'page' : undefined}
          onClick={() => open('memberCentre', name)}
        >
          {t(name)}
        </button>
      ))}
    </Grid>
  )
}
