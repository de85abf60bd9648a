import { Link } from '@tanstack/react-router'
import { useMay } from './operator.tsx'

interface AccountLinkProps {
  readonly account: string
  readonly memberId: string
  /** What is shown of the member first; the overview where nothing is said. */
  readonly tab?: 'bets'
}

/** A member's account, a door to the member for those who may; text alone for the others. */
export function AccountLink({ account, memberId, tab }: AccountLinkProps) {
  const may = useMay()('members.read')
  if (!may) return account
  return (
    <Link to="/members/$memberId" params={{ memberId }} search={tab ? { tab } : {}} className="link">
      {account}
    </Link>
  )
}
