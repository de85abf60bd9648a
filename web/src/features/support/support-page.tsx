import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { Contact } from '@croupier/contract/brand.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { chooseAnalyticsConsent } from '../../parts/site/analytics-consent.ts'
import { useStatus } from '../../parts/site/use-status.ts'
import classes from './support.module.css'

/** Customer service's own page, as wide as the window that it opens in; here also while the doors are closed. */
export function SupportPage({ vip }: { readonly vip: boolean }) {
  const t = useWords('support')
  const { name } = useBrand()
  const status = useStatus()
  const contacts = status?.info.contacts ?? []
  return (
    <div className={classes.page}>
      <Text as="h1" size={24} weight={700} className={classes.title}>
        {t(vip ? 'title_vip' : 'title')}
      </Text>
      <Text as="p" mt={8} tone="text-dim">
        {t(vip ? 'lead_vip' : 'lead', { name })}
      </Text>
      <section className={`card ${classes.box}`} aria-labelledby="ways">
        <h2 id="ways">{t('ways')}</h2>
        {contacts.length === 0 ? <p>{t('no_ways')}</p> : null}
        <dl>
          {contacts.map((contact) => (
            <Way key={contact.value} {...contact} />
          ))}
        </dl>
      </section>
      {status?.status === 0 ? <Yourself counting={status.info.gtagId !== undefined} /> : null}
    </div>
  )
}

const ICONS = { EMAIL: IconMail, PHONE: IconPhone, HOURS: IconClock }
const SCHEMES = { EMAIL: 'mailto:', PHONE: 'tel:' }

function Way({ kind, value }: Contact) {
  const t = useWords('support')
  const Icon = ICONS[kind]
  const plain = kind === 'PHONE' ? value.replaceAll(/[^\d+]/g, '') : value
  return (
    <Grid align="center" padY={10} className={classes.way}>
      <Icon size={20} aria-hidden />
      <dt>{t(kind)}</dt>
      <dd>{kind === 'HOURS' ? value : <a href={`${SCHEMES[kind]}${plain}`}>{value}</a>}</dd>
    </Grid>
  )
}

function Yourself({ counting }: { readonly counting: boolean }) {
  const t = useWords('support')
  const shell = useWords('shell')
  return (
    <section className={`card ${classes.box}`} aria-labelledby="yourself">
      <h2 id="yourself">{t('yourself')}</h2>
      <Link to="/help" className={classes.link}>
        {t('help')}
        <IconChevronRight size={18} aria-hidden />
      </Link>
      <Link to="/help" hash="feedback" className={classes.link}>
        {t('feedback')}
        <IconChevronRight size={18} aria-hidden />
      </Link>
      {counting ? (
        <button type="button" className={classes.link} onClick={() => chooseAnalyticsConsent(undefined)}>
          {shell('count_choice')}
          <IconChevronRight size={18} aria-hidden />
        </button>
      ) : null}
      <Link to="/" className={`${buttonClass('secondary', 'medium', true)} ${classes.home}`}>
        {t('home')}
      </Link>
    </section>
  )
}
