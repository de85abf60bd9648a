import { Row } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { vendorAccess, VendorKey } from '@croupier/contract/console-vendor-access.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { PendingApprovalNote } from '../../kit/pending-approval.tsx'
import { Chip, StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import { EndKeyDialog, MakeKeyDialog, ShowKeyDialog } from './key-dialogs.tsx'
import classes from './vendors.module.css'

interface KeysCardProps {
  readonly known: ReplyOf<typeof vendorAccess>
}

type KeyAction = { readonly action: 'make' } | { readonly action: 'show' | 'end'; readonly key: VendorKey }

/** A vendor's keys by fingerprint: made by two people, read once, good until a date, ended at once. */
export function KeysCard({ known }: KeysCardProps) {
  const t = useWords('vendors')
  const may = useMay()('vendors.edit')
  const [asked, setAsked] = useState<KeyAction>()
  const [passedOn, setPassedOn] = useState(false)
  const close = () => setAsked(undefined)
  const { code, terms, keys, displayName } = known
  return (
    <Card
      title={t('access.keys')}
      aside={
        may && terms ? (
          <Button size="small" onClick={() => setAsked({ action: 'make' })}>
            <IconKey size={15} aria-hidden />
            {t(keys.length === 0 ? 'access.make' : 'access.rotate')}…
          </Button>
        ) : null
      }
      bare
    >
      <div className={classes.said}>
        {passedOn ? <PendingApprovalNote /> : null}
        {terms === null ? <Note tone="warn">{t('access.no_way')}</Note> : null}
        {terms && keys.length === 0 ? <p className="quiet">{t('access.no_keys')}</p> : null}
      </div>
      <ul className="ruled">
        {keys.map((key) => (
          <KeyLine key={key.id} one={key} may={may} onAsk={(action) => setAsked({ action, key })} />
        ))}
      </ul>
      {asked?.action === 'make' && terms ? (
        <MakeKeyDialog
          vendor={{ code, displayName, dialect: terms.dialect }}
          first={keys.length === 0}
          onPassedOn={() => setPassedOn(true)}
          onClose={close}
        />
      ) : null}
      {asked?.action === 'show' ? <ShowKeyDialog code={code} shown={asked.key} onClose={close} /> : null}
      {asked?.action === 'end' ? <EndKeyDialog known={known} ended={asked.key} onClose={close} /> : null}
    </Card>
  )
}

interface KeyLineProps {
  readonly one: VendorKey
  readonly may: boolean
  readonly onAsk: (action: 'show' | 'end') => void
}

function KeyLine({ one, may, onAsk }: KeyLineProps) {
  const t = useWords('vendors')
  const moments = useMoments()
  const { fingerprint, kind, state, from, until, madeBy, shownBy, shownAt, endedBy } = one
  const facts = [
    t('access.made', { at: moments.short(from), by: madeBy || '–' }),
    ...(shownBy === null || shownAt === null ? [] : [t('access.read', { at: moments.short(shownAt), by: shownBy })]),
    ...(until === null ? [] : [t(state === 'ended' ? 'access.ended' : 'access.ends', { at: moments.short(until) })]),
    ...(endedBy === null ? [] : [t('access.ended_by', { by: endedBy })]),
  ]
  return (
    <Row
      as="li"
      gap={14}
      align="center"
      justify="between"
      padY={10}
      padX={14}
      className={classes.key}
      data-state={state}
    >
      <div>
        <p>
          <span className="mono">{fingerprint}</span>
          <KeyChip state={state} />
          {kind === 'public' ? <Chip tone="dim">{t('access.public')}</Chip> : null}
        </p>
        <p className="quiet">{facts.join(' · ')}</p>
      </div>
      {may && state !== 'ended' ? (
        <Row as="span" gap={8} wraps>
          {kind === 'secret' && shownAt === null ? (
            <Button size="small" tone="primary" onClick={() => onAsk('show')}>
              {t('access.show')}…
            </Button>
          ) : null}
          <Button size="small" tone="danger" onClick={() => onAsk('end')}>
            {t('access.end')}…
          </Button>
        </Row>
      ) : null}
    </Row>
  )
}

function KeyChip({ state }: Pick<VendorKey, 'state'>) {
  const t = useWords('vendors')
  if (state === 'good') return <StatusChip status="active" />
  return <Chip tone={state === 'ends' ? 'warn' : 'dim'}>{t(`access.key_states.${state}`)}</Chip>
}
