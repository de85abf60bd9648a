import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from '../../parts/play/fairness-bar.module.css'
import type { LiveTable } from './use-live-table.ts'

const short = (hash: string) => `${hash.slice(0, 8)}…${hash.slice(-6)}`

/** What the shoe on the table is bound to: its place in the chain and the link after it, which everybody has. */
export function FairTable({ table: { tableId, chain, shoe } }: { readonly table: LiveTable }) {
  const t = useWords('tables')
  const g = useWords('games')
  if (!chain) return null
  return (
    <aside className={classes.bar} aria-label={g('provably_fair')}>
      <Row as="span" inline gap={6} align="center" weight={700} tone="text" className={classes.lead}>
        <IconShieldCheck size={18} aria-hidden />
        {typeof shoe?.size !== 'number' ? g('provably_fair') : t('shoe_committed', { shoe: shoe.number })}
      </Row>
      <Text truncate className={classes.fact} title={chain.linkAfter}>
        {t('link_after')} <b>{short(chain.linkAfter)}</b>
      </Text>
      <Text truncate className={classes.fact} title={chain.salt}>
        {t('salt')} <b>{short(chain.salt)}</b>
      </Text>
      <Row as="span" atEnd inline gap={16} align="center" className={classes.end}>
        <Link to="/verify" search={shoe ? { table: tableId, shoe: shoe.shoeId } : {}} className={classes.verify}>
          {g('verify')}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      </Row>
    </aside>
  )
}
