import { type DeskVendor, deskVendors, switchVendor } from '@croupier/contract/console-catalogue.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsSort } from '@tabler/icons-react'
import { useState } from 'react'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './catalogue.module.css'
import { OrderDialog } from './order-dialog.tsx'
import { useChanged } from './use-changed.ts'
import { State } from './use-games.tsx'

/** Where each vendor stands, by category, in the order of the navigation; who may moves and switches them. */
export function VendorsScreen() {
  const t = useWords('catalogue')
  const may = useMay()
  const [switched, setSwitched] = useState<DeskVendor>()
  const [ordering, setOrdering] = useState(false)
  const resource = useVendors({
    onSwitch: may('games.switch') ? setSwitched : undefined,
  })
  return (
    <PageFrame
      title={t('vendors')}
      facts={t('vendors_facts')}
      actions={
        may('games.edit') ? (
          <Button size="small" onClick={() => setOrdering(true)}>
            <IconArrowsSort size={15} aria-hidden />
            {t('order')}…
          </Button>
        ) : null
      }
    >
      <ResourceList resource={resource} />
      {switched ? <SwitchDialog vendor={switched} onClose={() => setSwitched(undefined)} /> : null}
      {ordering ? <OrderDialog of="vendors" onClose={() => setOrdering(false)} /> : null}
    </PageFrame>
  )
}

interface VendorActions {
  readonly onSwitch: ((vendor: DeskVendor) => void) | undefined
}

function useVendors(actions: VendorActions): Resource<DeskVendor> {
  const t = useWords('catalogue')
  return {
    name: 'vendors',
    call: deskVendors,
    label: t('vendors'),
    idOf: ({ id }) => id,
    empty: { title: t('no_vendors') },
    filters: [
      {
        key: 'category',
        label: t('category'),
        options: CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
      },
      {
        key: 'open',
        label: t('state'),
        options: [
          { value: 'true', label: t('is_open') },
          { value: 'false', label: t('is_closed') },
        ],
      },
    ],
    columns: [
      { key: 'displayName', head: t('vendor'), cell: ({ displayName }) => <strong>{displayName}</strong>, width: 150 },
      { key: 'open', head: t('state'), cell: ({ open, reason }) => <State open={open} reason={reason} /> },
      { key: 'category', head: t('category'), cell: ({ category }) => t(`categories.${category}`) },
      { key: 'opens', head: t('opens'), cell: ({ opens }) => t(`opening.${opens}`) },
      {
        key: 'currencies',
        head: t('currencies'),
        cell: ({ currencies }) => currencies?.join(', ') ?? t('any'),
        hidden: true,
      },
      {
        key: 'closedCountries',
        head: t('countries'),
        cell: ({ closedCountries }) => closedCountries.join(', ') || '–',
        hidden: true,
      },
      { key: 'position', head: t('position'), figure: true, cell: ({ position }) => position },
      { key: 'games', head: t('games'), figure: true, cell: ({ games }) => games },
      { key: 'pointsRate', head: t('points'), figure: true, cell: ({ pointsRate }) => pointsRate },
      { key: 'actions', head: '', cell: (vendor) => <Buttons vendor={vendor} {...actions} />, width: 170 },
    ],
  }
}

function Buttons({ vendor, onSwitch }: VendorActions & { readonly vendor: DeskVendor }) {
  const t = useWords('catalogue')
  return (
    <span className={classes.buttons}>
      {onSwitch ? (
        <Button size="small" tone={vendor.open ? 'danger' : 'secondary'} onClick={() => onSwitch(vendor)}>
          {t(vendor.open ? 'close' : 'open')}…
        </Button>
      ) : null}
    </span>
  )
}

interface DialogProps {
  readonly vendor: DeskVendor
  readonly onClose: () => void
}

function SwitchDialog({ vendor: { code, category, displayName, open }, onClose }: DialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  const name = `${displayName}, ${t(`categories.${category}`)}`
  return (
    <ReasonDialog
      title={t(open ? 'close_title' : 'open_title', { name })}
      consequence={t(open ? 'close_vendor_text' : 'open_vendor_text')}
      action="games.switch"
      tone={open ? 'danger' : 'plain'}
      confirm={t(open ? 'close_one' : 'open_one', { name })}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(switchVendor, { params: { category, code }, body: { open: !open, ...because } })
        await changed()
        onClose()
      }}
    />
  )
}
