import { HOME_PATHS } from '@croupier/contract/page.ts'
import { session } from '@croupier/kit/session.ts'
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { ownPath } from './own-path.ts'

export const MODALS = [
  'loginPopupModal',
  'registerModal',
  'forgetPassModal',
  'changePassModal',
  'memberCentre',
  'agentCentre',
  'search',
  'menu',
  'notice',
  'gamePopup',
] as const
export type ModalName = (typeof MODALS)[number]

export interface ModalSearch {
  /** The modal that lies over the page. */
  readonly modal?: ModalName
  /** The page of the member centre or of the agent centre. */
  readonly centre?: string
  /** The vendor whose games the game popup lists. */
  readonly vendor?: string
  /** To whom of the own hierarchy the member centre's transfer goes. */
  readonly transferTo?: string
  /** Where a login leads, when it was asked for on the way there. */
  readonly back?: string
}

/** Addresses that mean home with a modal over it. */
const MODAL_PATHS: Readonly<Record<string, ModalName>> = { '/login': 'loginPopupModal', '/register': 'registerModal' }

/** What of an address's search says which modal is open. */
export function readModal({ modal, centre, vendor, transferTo, back }: Readonly<Record<string, unknown>>): ModalSearch {
  const name = MODALS.find((known) => known === modal)
  return {
    ...(name ? { modal: name } : {}),
    ...(isCentre(name) && typeof centre === 'string' ? { centre } : {}),
    ...(name === 'gamePopup' && typeof vendor === 'string' ? { vendor } : {}),
    ...(name === 'memberCentre' && typeof transferTo === 'string' ? { transferTo } : {}),
    ...(ownPath(back) === undefined ? {} : { back: ownPath(back) }),
  }
}

const isCentre = (name: ModalName | undefined): boolean => name === 'memberCentre' || name === 'agentCentre'

interface Address {
  readonly pathname: string
  readonly search: object
  readonly hash: string
}

/** What of a search speaks of a modal, gone. */
const NOTHING_OPEN = {
  modal: undefined,
  centre: undefined,
  vendor: undefined,
  transferTo: undefined,
  back: undefined,
} as const

/** What an address shows below its modal: the same whether one is open or not. */
export function pageBelow({ pathname, search, hash }: Address) {
  const shown = { ...search, ...NOTHING_OPEN }
  return JSON.stringify([MODAL_PATHS[pathname] ? '/' : pathname, shown, hash])
}

/** With the page of the centre, or the vendor of the game popup; and whom a transfer in the member centre is for. */
type OpenModal = (modal: ModalName, named?: string, transferTo?: string) => void

/** How to open a modal, for what need not know which one is open: it is not drawn again whenever the address changes. */
export function useOpenModal(): OpenModal {
  const router = useRouter()
  return (modal, named, transferTo) => {
    const { pathname: path, search } = router.state.location
    const current = MODAL_PATHS[path] ?? readModal(search).modal
    const stay = { resetScroll: false, state: { modalOpened: true }, replace: current !== undefined } as const
    const own = Object.keys(MODAL_PATHS).find((known) => MODAL_PATHS[known] === modal)
    if (own && HOME_PATHS.includes(path)) return void router.navigate({ to: own, ...stay })
    // From a modal with an own address the way leads over home.
    const asked = modal === 'gamePopup' ? { vendor: named } : { centre: named, transferTo }
    return void router.navigate({
      to: MODAL_PATHS[path] ? '/' : '.',
      // Another page of a centre begins at its first rows.
      search: (kept) => ({ ...kept, recordPage: undefined, ...NOTHING_OPEN, back: kept.back, modal, ...asked }),
      ...stay,
    })
  }
}

/** Which modal is open, and how to open and close them. Each has an address, and Back closes it. */
export function useModal() {
  const router = useRouter()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = useSearch({ strict: false })
  const current = MODAL_PATHS[path] ?? search.modal
  const open = useOpenModal()

  const close = () => {
    if (current === undefined) return
    // What the address says is not what readModal lets through: the router keeps both.
    const back = ownPath(search.back)
    if (back !== undefined && session() !== undefined) return router.history.replace(back)
    if (router.state.location.state.modalOpened) return router.history.back()
    const to = MODAL_PATHS[path] ? '/' : '.'
    return void navigate({
      to,
      search: (kept) => ({ ...kept, ...NOTHING_OPEN }),
      resetScroll: false,
      replace: true,
    })
  }

  return { current, page: search.centre, open, close }
}
