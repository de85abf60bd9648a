import { Row, Stack, Surface } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  endVendorKey,
  makeVendorKey,
  showVendorKey,
  type vendorAccess,
  type VendorDialect,
  type VendorKey,
} from '@croupier/contract/console-vendor-access.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCopy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Labelled } from '../../kit/labelled.tsx'
import { Note } from '../../kit/note.tsx'
import { isPendingApproval } from '../../kit/pending-approval.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useVendorChanged } from './use-vendor-changed.ts'
import layout from '../../kit/case.module.css'

/** For how long the keys of before may stay good, in hours. */
const OVERLAPS = [0, 1, 24, 72, 168] as const
const USUAL = 24

interface MakeKeyDialogProps {
  readonly vendor: { readonly code: string; readonly displayName: string; readonly dialect: VendorDialect }
  /** It has none yet. */
  readonly first: boolean
  readonly onPassedOn: () => void
  readonly onClose: () => void
}

/** A new key: how long those of before stay good, and the vendor's own half where it signs by RSA. */
export function MakeKeyDialog({ vendor, first, onPassedOn, onClose }: MakeKeyDialogProps) {
  const t = useWords('vendors')
  const changed = useVendorChanged()
  const [id] = useState(() => crypto.randomUUID())
  const [overlapHours, setOverlap] = useState<number>(USUAL)
  const [publicKey, setPublicKey] = useState('')
  const rsa = vendor.dialect === 'aggregator'
  return (
    <ReasonDialog
      title={t(first ? 'access.make_title' : 'access.rotate_title', { name: vendor.displayName })}
      consequence={
        <>
          <p>{t(rsa ? 'access.make_rsa_text' : 'access.make_text')}</p>
          {first ? null : (
            <Labelled label={t('access.overlap')}>
              <select value={overlapHours} onChange={({ target }) => setOverlap(Number(target.value))}>
                {OVERLAPS.map((hours) => (
                  <option key={hours} value={hours}>
                    {t(`access.overlaps.${hours}`)}
                  </option>
                ))}
              </select>
            </Labelled>
          )}
          {rsa ? (
            <Labelled label={t('access.public_key')}>
              <textarea
                rows={5}
                className="mono"
                spellCheck={false}
                placeholder="-----BEGIN PUBLIC KEY-----"
                value={publicKey}
                onChange={({ target }) => setPublicKey(target.value)}
              />
            </Labelled>
          ) : null}
        </>
      }
      action="vendors.key"
      tone="two"
      confirm={t('access.ask_second')}
      onClose={onClose}
      onConfirm={async (because) => {
        const body = { id, overlapHours, ...(rsa && { publicKey }), ...because }
        await ask(makeVendorKey, { params: { code: vendor.code }, body }).catch((error: unknown) => {
          if (!isPendingApproval(error)) throw error
          onPassedOn()
        })
        await changed()
        onClose()
      }}
    />
  )
}

interface ShowKeyDialogProps {
  readonly code: string
  readonly shown: VendorKey
  readonly onClose: () => void
}

/** The secret of a new key, once. It is in this dialog alone and is gone when it closes. */
export function ShowKeyDialog({ code, shown, onClose }: ShowKeyDialogProps) {
  const t = useWords('vendors')
  const changed = useVendorChanged()
  const show = useMutation({
    mutationFn: () => ask(showVendorKey, { params: { code, keyId: shown.id } }),
    gcTime: 0,
  })
  const secret = show.data?.secret
  const close = () => {
    onClose()
    void changed()
  }
  return (
    <ModalFrame title={t('access.show_title', { fingerprint: shown.fingerprint })} width={560} onClose={close}>
      <Stack gap={14} className={layout.stack}>
        <Note tone="warn">{t(secret === undefined ? 'access.show_text' : 'access.shown_text')}</Note>
        {secret === undefined ? null : (
          <Surface as="p" breaks padY={12} padX={14} level={2} edge radius={8}>
            <code className="mono">{secret}</code>
          </Surface>
        )}
        <RefusedNote error={show.error} />
        <Row gap={8} wraps>
          {secret === undefined ? (
            <PrimaryButton working={show.isPending} onClick={() => show.mutate()}>
              {t('access.show_now')}
            </PrimaryButton>
          ) : (
            <PrimaryButton onClick={() => void navigator.clipboard.writeText(secret)}>
              <IconCopy size={15} aria-hidden />
              {t('access.copy')}
            </PrimaryButton>
          )}
          <Button onClick={close}>
            {t('access.close')} <kbd>Esc</kbd>
          </Button>
        </Row>
      </Stack>
    </ModalFrame>
  )
}

interface EndKeyDialogProps {
  readonly known: ReplyOf<typeof vendorAccess>
  readonly ended: VendorKey
  readonly onClose: () => void
}

/** A key is over at once; without another one the vendor's calls are refused from then on. */
export function EndKeyDialog({ known, ended, onClose }: EndKeyDialogProps) {
  const t = useWords('vendors')
  const changed = useVendorChanged()
  const { code, displayName, keys, sandbox } = known
  const last = !sandbox && keys.every(({ id, state }) => id === ended.id || state === 'ended')
  return (
    <ReasonDialog
      title={t('access.end_title', { fingerprint: ended.fingerprint, name: displayName })}
      consequence={last ? <Note tone="loss">{t('access.end_last')}</Note> : t('access.end_text', { name: displayName })}
      action="vendors.key_end"
      tone="danger"
      confirm={t('access.end_confirm')}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(endVendorKey, { params: { code, keyId: ended.id }, body: because })
        await changed()
        onClose()
      }}
    />
  )
}
