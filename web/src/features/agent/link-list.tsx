import type { AgentLink } from '@croupier/contract/agent-links.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { dateFormat, numberFormat } from '@croupier/kit/formats.ts'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconPlayerPause, IconPlayerPlay, IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from './card.tsx'
import { CopyButton } from './copy-button.tsx'
import { linkAddress } from './link-address.ts'
import { LinkStateDialog } from './link-state-dialog.tsx'
import { LinkTerms } from './link-terms.tsx'
import classes from './register.module.css'

interface LinkListProps {
  readonly address: string
  readonly list: readonly AgentLink[]
  readonly shown: string | undefined
  readonly onShow: (linkId: string) => void
}

/** All links of the agent, newest first, with what each has brought. */
export function LinkList({ list, ...rest }: LinkListProps) {
  const t = useWords('agent')
  const [asked, setAsked] = useState<AgentLink>()
  const columns = useColumns({ ...rest, onAsk: setAsked })
  const sum = (of: (link: AgentLink) => number) => list.reduce((total, link) => total + of(link), 0)
  const visits = sum((link) => link.visits)
  const ofHundred = (count: number) => Math.round((count / visits) * 100)
  if (list.length === 0) return null
  return (
    <Card
      title={t('my_links', { count: list.length })}
      flush
      aside={
        visits > 0 ? (
          <Text size={12} tone="text-dim">
            {t('of_visits', {
              registered: ofHundred(sum((link) => link.registered)),
              deposits: ofHundred(sum((link) => link.firstDeposits)),
            })}
          </Text>
        ) : null
      }
    >
      <DataTable
        label={t('my_links', { count: list.length })}
        columns={columns}
        rows={list}
        idOf={({ linkId }) => linkId}
      />
      {asked ? <LinkStateDialog link={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

const TONES: Readonly<Record<AgentLink['state'], TagTone>> = {
  open: 'win',
  closed: 'quiet',
  full: 'info',
  ended: 'quiet',
}

interface LinkActions extends Omit<LinkListProps, 'list'> {
  readonly onAsk: (link: AgentLink) => void
}

function useColumns(actions: LinkActions): readonly Column<AgentLink>[] {
  const t = useWords('agent')
  const language = useLanguage()
  const said = numberFormat(language)
  const day = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const count = (key: 'visits' | 'registered' | 'firstDeposits'): Column<AgentLink> => ({
    key,
    head: t(key),
    figure: true,
    named: true,
    cell: (link) => {
      const most = key === 'registered' && link.quota !== null ? ` / ${said.format(link.quota)}` : ''
      return `${said.format(link[key])}${most}`
    },
  })
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: ({ name }) => (
        <Text weight={500} className={classes.linkName} title={name}>
          {name}
        </Text>
      ),
    },
    { key: 'code', head: t('code'), cell: ({ code }) => <span className={classes.written}>{code}</span> },
    { key: 'terms', head: t('terms'), cell: (link) => <LinkTerms link={link} /> },
    count('visits'),
    count('registered'),
    count('firstDeposits'),
    {
      key: 'until',
      head: t('until'),
      cell: ({ endsOn }) => (
        <Text tone="text-dim">{endsOn === null ? t('no_end') : day.format(new Date(`${endsOn}T00:00:00Z`))}</Text>
      ),
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag> },
    { key: 'ways', head: '', card: 'result', cell: (link) => <Ways link={link} {...actions} /> },
  ]
}

function Ways({ link, address, shown, onShow, onAsk }: LinkActions & { readonly link: AgentLink }) {
  const t = useWords('agent')
  const { linkId, name, code, state } = link
  const closes = state === 'open' || state === 'full'
  return (
    <Row as="span" inline>
      <IconButton
        size="small"
        label={t('qr_of', { name })}
        aria-pressed={linkId === shown}
        onClick={() => onShow(linkId)}
      >
        <IconQrcode size={17} aria-hidden />
      </IconButton>
      <CopyButton text={linkAddress(address, code)} label={t('copy_of', { name })} />
      {state === 'ended' ? null : (
        <IconButton size="small" label={t(closes ? 'close_of' : 'reopen_of', { name })} onClick={() => onAsk(link)}>
          {closes ? <IconPlayerPause size={17} aria-hidden /> : <IconPlayerPlay size={17} aria-hidden />}
        </IconButton>
      )}
    </Row>
  )
}
