import { Row } from '@croupier/kit/layout/layout.tsx'
import { merchantWallet } from '@croupier/contract/vendors.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsExchange, IconRotate } from '@tabler/icons-react'
import { useOpenModal } from '../../../parts/modals/modals.ts'
import { unitsFrom } from '../../../parts/wallet/counting.ts'
import classes from './own-wallet.module.css'

interface OwnWalletProps {
  /** Who keeps it. */
  readonly vendor: string
  /** The game has just refused a stake that the wallet does not cover. */
  readonly short: boolean
}

/** What lies in the wallet that a game's vendor keeps, and the way to move money there. */
export function OwnWallet({ vendor, short }: OwnWalletProps) {
  const t = useWords('catalogue')
  const open = useOpenModal()
  const { data, error, refetch } = useAsk(merchantWallet)
  if (!data) return error ? <NotThere error={error} onRetry={() => void refetch()} /> : <Coming />
  const there = data.vendors.find(({ vassalage }) => vassalage === vendor)
  if (!there) return null
  const name = { vendor: there.displayName }
  const empty = there.balance !== null && unitsFrom(there.balance) === 0n
  const lacking = empty ? t('frame_wallet_empty', name) : short ? t('frame_wallet_short', name) : undefined
  return (
    <section
      className={classes.wallet}
      data-short={lacking !== undefined || undefined}
      aria-label={t('frame_wallet', name)}
    >
      <Row as="span" gapY={2} gapX={8} wraps tone="text" className={classes.sum}>
        <span>{t('frame_wallet', name)}</span>
        {there.balance === null ? <b>{t('frame_wallet_silent', name)}</b> : <Money amount={there.balance} />}
      </Row>
      <p role="status" className={classes.lacking}>
        {lacking}
      </p>
      <Button
        size="small"
        tone={lacking === undefined ? 'secondary' : 'primary'}
        onClick={() => open('memberCentre', 'transferFund')}
      >
        <IconArrowsExchange size={16} aria-hidden />
        {t('frame_wallet_move')}
      </Button>
    </section>
  )
}

/** Its place is kept, so that the game below does not move when it comes. */
const Coming = () => (
  <div className={classes.wallet} aria-busy>
    <Skeleton width={180} height={32} />
  </div>
)

interface NotThereProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function NotThere({ error, onRetry }: NotThereProps) {
  const kit = useWords('kit')
  const text = useTroubleText(error)
  return (
    <div className={classes.wallet} role="alert">
      <Row as="span" gapY={2} gapX={8} wraps tone="text" className={classes.sum}>
        {text}
      </Row>
      <Button size="small" tone="secondary" onClick={onRetry}>
        <IconRotate size={16} aria-hidden />
        {kit('try_again')}
      </Button>
    </div>
  )
}
