import { Row } from '@croupier/kit/layout/layout.tsx'
import { vendorSorting } from '@croupier/contract/catalogue.ts'
import { VendorMark } from '@croupier/kit/art/vendor-mark.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import classes from './footer.module.css'
import { footerVendors } from './footer-vendors.ts'
import { prefetch } from '../parts/modals/prefetch.ts'
import { useOpenModal } from '../parts/modals/modals.ts'
import { useStatus } from '../parts/site/use-status.ts'

/** The studios whose games the brand offers, each a way to its games. */
export function FooterVendorRow() {
  const open = useOpenModal()
  const { data } = useAsk(vendorSorting, undefined, { staleTime: 300_000 })
  const without = useStatus()?.info.footerWithout ?? null
  return (
    <Row as="ul" edgeBelow wraps tone="text-dim" className={classes.vendors}>
      {footerVendors(data?.list ?? [], without).map(({ vassalage, displayName, mark }) => (
        <li key={vassalage}>
          <Row
            as="button"
            least={24}
            inline
            gap={6}
            align="center"
            size={12}
            weight={500}
            type="button"
            className={classes.vendor}
            onPointerEnter={() => prefetch('gamePopup')}
            onClick={() => open('gamePopup', vassalage)}
          >
            <VendorMark code={mark} quiet />
            <b>{displayName.split(' ')[0]}</b> {displayName.split(' ').slice(1).join(' ')}
          </Row>
        </li>
      ))}
    </Row>
  )
}
