import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { systemStatus } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { CountryFlag } from '../../features/identity/codes/country-flag.tsx'
import classes from './status.module.css'

/** Address and country as the site sees them, to be told to customer service. */
export function VisitorLocation({ location }: Pick<ReplyOf<typeof systemStatus>, 'location'>) {
  const t = useWords('doors')
  const language = useLanguage()
  const { ip, country } = location
  const name = country === '' ? t('country_unknown') : new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return (
    <div className={classes.where}>
      <dl>
        <div>
          <dt>{t('your_address')}</dt>
          <dd>
            <span className="num">{ip}</span>
            <CopyButton text={ip} />
          </dd>
        </div>
        <div>
          <dt>{t('your_country')}</dt>
          <dd className={classes.country}>
            <CountryFlag country={country} />
            {name}
          </dd>
        </div>
      </dl>
      <Text as="p" size={12} text="end" className={classes.source}>
        <a href="https://db-ip.com" target="_blank" rel="noreferrer">
          {t('country_source')}
        </a>
      </Text>
    </div>
  )
}

function CopyButton({ text }: { readonly text: string }) {
  const t = useWords('doors')
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  const Icon = copied ? IconCheck : IconCopy
  return (
    <Grid
      as="button"
      firm
      square={44}
      centred
      tone="accent-text"
      radius={8}
      type="button"
      className={classes.copy}
      aria-label={t(copied ? 'copied' : 'copy_address')}
      onClick={copy}
    >
      <Icon size={18} aria-hidden />
    </Grid>
  )
}
