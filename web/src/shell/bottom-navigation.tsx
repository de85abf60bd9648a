import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconDeviceGamepad2, IconGift, IconHome, IconUser, IconWallet } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useNearDeposit } from '../parts/wallet/near-deposit.ts'
import classes from './bottom-navigation.module.css'
import { prefetch } from '../parts/modals/prefetch.ts'
import { useModal, useOpenModal } from '../parts/modals/modals.ts'
import { useAtHome, useNavigationEntries } from '../parts/site/use-navigation.ts'

/** The pages of the member centre that are about the own money. */
const WALLET: readonly string[] = ['transferFund', 'depositv2', 'withdraw', 'transferUpline', 'transactionHistory']

/** At a thumb's reach on a phone: home, the games, what is on, the wallet and the member. */
export function BottomNavigation() {
  const t = useWords('shell')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const inGames = useNavigationEntries().some(({ to }) => to === path)
  const atHome = useAtHome()
  const guest = useSession() === undefined
  const { current, open, page } = useModal()
  const centre = guest ? 'loginPopupModal' : 'memberCentre'
  const inWallet = current === 'memberCentre' && WALLET.includes(page?.split('.')[0] ?? '')
  return (
    <nav className={classes.bar} aria-label={t('main_navigation')}>
      <Link
        to="/"
        className={classes.entry}
        aria-current={atHome ? 'page' : undefined}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <IconHome size={22} aria-hidden />
        {t('home')}
      </Link>
      <button
        type="button"
        className={classes.entry}
        aria-current={inGames ? 'page' : undefined}
        aria-expanded={current === 'menu'}
        onPointerDown={() => prefetch('menu')}
        onClick={() => open('menu')}
      >
        <IconDeviceGamepad2 size={22} aria-hidden />
        {t('games_menu')}
      </button>
      <Link to="/promotions" className={classes.entry} activeOptions={{ includeSearch: false }}>
        <IconGift size={22} aria-hidden />
        {t('promotions')}
      </Link>
      {guest ? null : <WalletButton current={inWallet} />}
      <button
        type="button"
        className={classes.entry}
        aria-current={current === centre && !inWallet ? 'page' : undefined}
        onPointerDown={() => prefetch(centre)}
        onClick={() => open(centre)}
      >
        <IconUser size={22} aria-hidden />
        {t(guest ? 'log_in' : 'me')}
      </button>
    </nav>
  )
}

function WalletButton({ current }: { readonly current: boolean }) {
  const t = useWords('shell')
  const open = useOpenModal()
  const nearDeposit = useNearDeposit()
  return (
    <button
      type="button"
      className={classes.entry}
      aria-current={current ? 'page' : undefined}
      {...nearDeposit}
      onClick={() => open('memberCentre', 'depositv2')}
    >
      <IconWallet size={22} aria-hidden />
      {t('wallet')}
    </button>
  )
}
