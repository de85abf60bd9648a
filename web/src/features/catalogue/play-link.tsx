import { Link, type LinkComponentProps, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useLoginFirst } from '../../parts/member/guard.ts'
import { addressOf, launchWay, type LaunchTarget } from './launch-way.ts'

interface PlayLinkProps extends Omit<LinkComponentProps, 'to' | 'search' | 'onClick' | 'children'> {
  readonly code: string
  /** What else is known of the game; without it its page finds out. */
  readonly game?: LaunchTarget | undefined
  readonly children: ReactNode
}

/** Leads into a game: a link for everyone, and for those who are logged in the way in; a guest is asked to log in first. */
export function PlayLink({ code, game, children, replace = false, ...link }: PlayLinkProps) {
  const navigate = useNavigate()
  const open = useOpenModal()
  const loginFirst = useLoginFirst()
  const way = game ? launchWay(game) : ({ by: 'game', gameCode: code } as const)
  const go = () => {
    if (way.by === 'popup') return open('gamePopup', way.vendor)
    return void navigate({ ...addressOf(way), replace })
  }
  return (
    <Link
      {...link}
      to="/game"
      search={{ gameCode: code }}
      onClick={(press) => {
        if (press.metaKey || press.ctrlKey || press.shiftKey) return
        press.preventDefault()
        // A list may be looked through without a login.
        if (way.by === 'popup') return go()
        loginFirst(go)
      }}
    >
      {children}
    </Link>
  )
}
