import { Link, type LinkComponentProps, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useGuard } from '../identity/guard.ts'

interface PlayLinkProps extends Omit<LinkComponentProps, 'to' | 'search' | 'onClick' | 'children'> {
  readonly code: string
  readonly children: ReactNode
}

/** Leads into a game: a link for everyone, and for those who may play the way in; others are asked to log in first. */
export function PlayLink({ code, children, replace = false, ...link }: PlayLinkProps) {
  const navigate = useNavigate()
  const requireMember = useGuard()
  return (
    <Link
      {...link}
      to="/game"
      search={{ gameCode: code }}
      onClick={(press) => {
        if (press.metaKey || press.ctrlKey || press.shiftKey) return
        press.preventDefault()
        requireMember(() => void navigate({ to: '/game', search: { gameCode: code }, replace }))
      }}
    >
      {children}
    </Link>
  )
}
