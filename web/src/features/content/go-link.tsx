import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface GoLinkProps {
  /** A path of the site, as an operator wrote it, or an address elsewhere. */
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that an announcement carries: inside the site without a new page, elsewhere in a new tab. */
export function GoLink({ to, className, children }: GoLinkProps) {
  const navigate = useNavigate()
  const inside = to.startsWith('/') && !to.startsWith('//')
  if (!inside) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <a
      href={to}
      className={className}
      onClick={(press) => {
        if (press.metaKey || press.ctrlKey || press.shiftKey) return
        press.preventDefault()
        void navigate({ href: to })
      }}
    >
      {children}
    </a>
  )
}
