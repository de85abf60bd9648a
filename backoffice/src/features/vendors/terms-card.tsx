import { Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  saveVendorAccess,
  type vendorAccess,
  VENDOR_DIALECTS,
  type VendorDialect,
  type VendorTerms,
} from '@croupier/contract/console-vendor-access.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { DraftButtons } from '../../kit/draft-buttons.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { useKeys } from '../../kit/keys.ts'
import { Labelled } from '../../kit/labelled.tsx'
import { isPendingApproval, PendingApprovalNote } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import { useVendorChanged } from './use-vendor-changed.ts'
import layout from '../../kit/case.module.css'

const NONE: VendorTerms = { dialect: 'native', wallet: 'seamless', launchUrl: '', addresses: [], open: true }

interface TermsCardProps {
  readonly known: ReplyOf<typeof vendorAccess>
}

/** How a vendor reaches us, and from where; what is changed is saved with a reason. */
export function TermsCard({ known: { code, displayName, terms, sandbox, prefix } }: TermsCardProps) {
  const t = useWords('vendors')
  const readOnly = !useMay()('vendors.edit')
  const changed = useVendorChanged()
  const before = terms ?? NONE
  const [draft, setDraft] = useState(before)
  const [asking, setAsking] = useState(false)
  const save = useMutation({
    mutationFn: (because: ReasonInput) => {
      const addresses = draft.addresses.filter((address) => address !== '')
      return ask(saveVendorAccess, { params: { code }, body: { ...draft, addresses, ...because } })
    },
    onSuccess: changed,
  })
  const differs = JSON.stringify(draft) !== JSON.stringify(before)
  useKeys(differs && !readOnly ? [{ key: 'S', ctrl: true, says: t('access.save'), run: () => setAsking(true) }] : [])
  const change = (part: Partial<VendorTerms>) => {
    save.reset()
    setDraft({ ...draft, ...part })
  }
  return (
    <Card title={t('access.terms')}>
      <Stack gap={14} className={layout.stack}>
        <Dialect value={draft.dialect} readOnly={readOnly || sandbox} onChange={(dialect) => change({ dialect })} />
        {prefix === null ? null : (
          <p className="quiet">
            {t('access.calls_at')} <code className="mono">{`${location.origin}${prefix}…`}</code>
          </p>
        )}
        <Field
          label={t('access.launch')}
          hint={t(sandbox ? 'access.launch_sandbox' : 'access.launch_hint')}
          readOnly={readOnly || sandbox}
          value={draft.launchUrl}
          error={fieldErrors(save.error)('launchUrl')}
          onChange={({ target }) => change({ launchUrl: target.value })}
        />
        <Addresses draft={draft} readOnly={readOnly} error={save.error} onChange={change} />
        <Checkbox
          label={t('access.open')}
          checked={draft.open}
          disabled={readOnly}
          onChange={({ target }) => change({ open: target.checked })}
        />
        {isPendingApproval(save.error) ? <PendingApprovalNote /> : null}
        {differs && !readOnly && !isPendingApproval(save.error) ? (
          <DraftButtons discard={t('access.discard')} onSave={() => setAsking(true)} onDiscard={() => change(before)}>
            {t('access.save')}… <kbd>Ctrl S</kbd>
          </DraftButtons>
        ) : null}
      </Stack>
      {asking ? <SaveDialog name={displayName} onSave={save.mutateAsync} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

interface SaveDialogProps {
  readonly name: string
  readonly onSave: (because: ReasonInput) => Promise<unknown>
  readonly onClose: () => void
}

function SaveDialog({ name, onSave, onClose }: SaveDialogProps) {
  const t = useWords('vendors')
  return (
    <ReasonDialog
      title={t('access.save_title', { name })}
      consequence={t('access.save_text')}
      action="vendors.access"
      confirm={t('access.save')}
      onClose={onClose}
      onConfirm={async (because) => {
        await onSave(because).catch((error: unknown) => {
          // A second person is told of in the card, a wrong field at the field.
          if (!isPendingApproval(error) && !saysField(error)) throw error
        })
        onClose()
      }}
    />
  )
}

const saysField = (error: unknown) =>
  fieldErrors(error)('launchUrl') !== undefined || wrongAddress(error, [...Array(51).keys()]) !== undefined

const wrongAddress = (error: unknown, places: readonly number[]) =>
  fieldErrors(error)('addresses') ??
  places.map((place) => fieldErrors(error)(`addresses.${place}`)).find((message) => message !== undefined)

interface DialectProps {
  readonly value: VendorDialect
  readonly readOnly: boolean
  readonly onChange: (dialect: VendorDialect) => void
}

function Dialect({ value, readOnly, onChange }: DialectProps) {
  const t = useWords('vendors')
  return (
    <Labelled label={t('access.dialect')}>
      <select
        value={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(VENDOR_DIALECTS.find((option) => option === target.value) ?? 'native')}
      >
        {VENDOR_DIALECTS.map((option) => (
          <option key={option} value={option}>
            {t(`access.dialects.${option}`)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

interface AddressesProps {
  readonly draft: VendorTerms
  readonly readOnly: boolean
  readonly error: unknown
  readonly onChange: (part: Partial<VendorTerms>) => void
}

/** One address or network a line; no line is any. */
function Addresses({ draft: { addresses }, readOnly, error, onChange }: AddressesProps) {
  const t = useWords('vendors')
  const wrong = wrongAddress(
    error,
    addresses.map((_, place) => place),
  )
  return (
    <Labelled label={t('access.addresses')} hint={t('access.addresses_hint')} wrong={wrong}>
      <textarea
        rows={Math.max(3, addresses.length + 1)}
        className="mono"
        spellCheck={false}
        readOnly={readOnly}
        placeholder="203.0.113.0/24"
        value={addresses.join('\n')}
        aria-invalid={wrong !== undefined}
        onChange={({ target }) => onChange({ addresses: linesOf(target.value) })}
      />
    </Labelled>
  )
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n').map((line) => line.trim()))
