import type { AgentLink } from '@croupier/contract/agent-links.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { QrCode } from '@croupier/kit/art/qr-code.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconPhotoDown, IconQrcode, IconShare } from '@tabler/icons-react'
import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import { linkAddress, shortAddress } from './link-address.ts'
import { LinkTerms } from './link-terms.tsx'
import { savePoster } from './poster.ts'
import classes from './register.module.css'

interface LinkCardProps {
  readonly address: string
  /** Undefined where there is none yet. */
  readonly link: AgentLink | undefined
}

/** A link as it is passed on: to be scanned, copied, shared or printed. */
export function LinkCard({ address, link }: LinkCardProps) {
  const t = useWords('agent')
  if (!link)
    return (
      <Stack
        gap={8}
        align="center"
        justify="center"
        pad={24}
        level={1}
        edge
        radius={12}
        text="center"
        className={classes.none}
      >
        <IconQrcode size={64} stroke={1} aria-hidden />
        <Text weight={600}>{t('no_links')}</Text>
        <Text size={13} tone="text-dim">
          {t('no_links_text')}
        </Text>
      </Stack>
    )
  return <Shown link={link} href={linkAddress(address, link.code)} />
}

function Shown({ link, href }: { readonly link: AgentLink; readonly href: string }) {
  const t = useWords('agent')
  const { logo, name: brand } = useBrand()
  const place = useRef<HTMLElement>(null)
  const { name } = link
  const poster = () =>
    void savePoster({ mark: place.current?.querySelector('svg'), brand, title: t('poster_title', { brand }), href })
  return (
    <Stack as="section" gap={10} pad={14} level={1} edge radius={12} className={classes.shown} aria-label={name}>
      <div className={classes.code}>
        <QrCode text={href} label={t('qr_of', { name })} size={204} />
        <span ref={place} className={classes.mark}>
          <BrandMark logo={logo} size={34} />
        </span>
      </div>
      <Text as="p" text="center" breaks>
        <Text weight={600}>{name}</Text>{' '}
        <Text size={13} tone="text-dim">
          <LinkTerms link={link} />
        </Text>
      </Text>
      <Row gap={8} align="center" edge radius={8} className={classes.address}>
        <Text grow size={13} truncate className={classes.written} title={href}>
          {shortAddress(href)}
        </Text>
        <CopyButton text={href} label={t('copy_address')} />
      </Row>
      <Funnel link={link} />
      <Row gap={8} className={classes.pass}>
        <Button wide onClick={poster}>
          <IconPhotoDown size={17} aria-hidden />
          {t('poster')}
        </Button>
        {'share' in navigator ? (
          <Button wide onClick={() => void navigator.share({ title: name, url: href }).catch(() => undefined)}>
            <IconShare size={17} aria-hidden />
            {t('share')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  )
}

const STEPS = ['visits', 'registered', 'firstDeposits'] as const

/** How many came, stayed and paid in. */
function Funnel({ link }: { readonly link: AgentLink }) {
  const t = useWords('agent')
  const said = numberFormat(useLanguage())
  return (
    <Row as="dl" gap={8} className={classes.funnel}>
      {STEPS.map((step) => (
        <div key={step}>
          <dt>{t(step)}</dt>
          <dd className="num">{said.format(link[step])}</dd>
        </div>
      ))}
    </Row>
  )
}
