import { Row, Surface } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { FreeDemo } from '../features/identity/free-demo.tsx'
import { HeaderAccount } from './header-account.tsx'
import classes from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { prefetch } from '../parts/modals/prefetch.ts'
import { useOpenModal } from '../parts/modals/modals.ts'
import { Navigation } from './navigation.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useRegistration } from '../parts/site/use-registration.ts'
import { useScrolledDown } from './use-scrolled-down.ts'
import { Wordmark } from './wordmark.tsx'

/** The top of the site. It stays; on the way down the navigation row leaves. */
export function Header() {
  const { name } = useBrand()
  const loggedIn = useSession() !== undefined
  const away = useScrolledDown()
  return (
    <>
      <Surface as="header" level={1} edgeBelow className={classes.top}>
        <Row gap={8} align="center" tall={64} className={`wrap ${classes.row}`}>
          <Link to="/" className={classes.logo} aria-label={name}>
            <Wordmark shrinks />
          </Link>
          <SearchButton />
          <span className={classes.gap} />
          <LanguageMenu />
          <ThemeButton />
          <NoticeBell />
          {loggedIn ? <HeaderAccount /> : <LoginPanel />}
        </Row>
      </Surface>
      <Navigation away={away} />
    </>
  )
}

function LoginPanel() {
  const t = useWords('shell')
  const open = useOpenModal()
  const registration = useRegistration()
  return (
    <Row gap={8} className={classes.guest}>
      <span className={classes.demo}>
        <FreeDemo />
      </span>
      <Button
        onPointerEnter={() => prefetch('loginPopupModal')}
        onFocus={() => prefetch('loginPopupModal')}
        onClick={() => open('loginPopupModal')}
      >
        {t('log_in')}
      </Button>
      {registration ? (
        <PrimaryButton
          onPointerEnter={() => prefetch('registerModal')}
          onFocus={() => prefetch('registerModal')}
          onClick={() => open('registerModal')}
        >
          {t('register')}
        </PrimaryButton>
      ) : null}
    </Row>
  )
}
