import { useSession } from '@croupier/kit/session.ts'
import { TRIAL } from '../parts/member/ruling.ts'
import { offerPrefetch } from '../parts/modals/prefetch.ts'
import { type ModalName, MODALS, useModal } from '../parts/modals/modals.ts'
import classes from '../parts/modals/modals.module.css'
import { lazy } from '../parts/page/lazy.tsx'
import { SidePart } from '../parts/page/side-part.tsx'

const LoginModal = lazy(() => import('../features/identity/login-modal.tsx').then(({ LoginModal }) => LoginModal))
const RegisterModal = lazy(() =>
  import('../features/identity/register-modal.tsx').then(({ RegisterModal }) => RegisterModal),
)
const ForgetPassModal = lazy(() =>
  import('../features/identity/codes/forget-pass-modal.tsx').then(({ ForgetPassModal }) => ForgetPassModal),
)
const ChangePassModal = lazy(() =>
  import('../features/identity/change-pass-modal.tsx').then(({ ChangePassModal }) => ChangePassModal),
)
const MemberCentre = lazy(() =>
  import('../screens/member-centre/member-centre.tsx').then(({ MemberCentre }) => MemberCentre),
)
const AgentCentre = lazy(() =>
  import('../screens/agent-centre/agent-centre.tsx').then(({ AgentCentre }) => AgentCentre),
)
const SearchOverlay = lazy(() => import('./search/search-overlay.tsx').then(({ SearchOverlay }) => SearchOverlay))
const MenuSheet = lazy(() => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet))
const NoticeModal = lazy(() => import('../features/content/notice-modal.tsx').then(({ NoticeModal }) => NoticeModal))
const GamePopup = lazy(() => import('../features/catalogue/game-popup.tsx').then(({ GamePopup }) => GamePopup))

const RealAccountDialog = lazy(() =>
  import('../features/identity/real-account-dialog.tsx').then(({ RealAccountDialog }) => RealAccountDialog),
)

const LATE = {
  loginPopupModal: LoginModal,
  registerModal: RegisterModal,
  forgetPassModal: ForgetPassModal,
  changePassModal: ChangePassModal,
  memberCentre: MemberCentre,
  agentCentre: AgentCentre,
  search: SearchOverlay,
  menu: MenuSheet,
  notice: NoticeModal,
  gamePopup: GamePopup,
}

/** In their place a guest finds the login. */
const MEMBERS_ONLY: ReadonlySet<ModalName> = new Set<ModalName>(['memberCentre', 'agentCentre', 'changePassModal'])

offerPrefetch('deposit', () =>
  import('../screens/member-centre/pages.tsx').then(({ PAGES }) => PAGES.depositv2.screen.preload()),
)
for (const name of MODALS) offerPrefetch(name, LATE[name].preload)

/** Where modals are drawn: over whatever page is there. */
export function Modals() {
  const { current, page, close } = useModal()
  const session = useSession()
  const guest = session === undefined
  if (!current) return null
  // Whichever way it was opened, and by address too.
  if (session?.isAgent === TRIAL && MEMBERS_ONLY.has(current))
    return (
      <SidePart onClose={close}>
        <RealAccountDialog onClose={close} />
      </SidePart>
    )
  return (
    <SidePart key={current} onClose={close} fallback={<div className={classes.shade} />}>
      {current === 'menu' ? <MenuSheet onClose={close} /> : null}
      {current === 'notice' ? <NoticeModal onClose={close} /> : null}
      {current === 'gamePopup' ? <GamePopup onClose={close} /> : null}
      {current === 'search' ? <SearchOverlay onClose={close} /> : null}
      {current === 'registerModal' ? <RegisterModal onClose={close} /> : null}
      {current === 'forgetPassModal' ? <ForgetPassModal onClose={close} /> : null}
      {current === 'memberCentre' && !guest ? <MemberCentre page={page} onClose={close} /> : null}
      {current === 'agentCentre' && !guest ? <AgentCentre page={page} onClose={close} /> : null}
      {current === 'changePassModal' && !guest ? <ChangePassModal forced={false} onClose={close} /> : null}
      {current === 'loginPopupModal' || (guest && MEMBERS_ONLY.has(current)) ? <LoginModal onClose={close} /> : null}
    </SidePart>
  )
}
