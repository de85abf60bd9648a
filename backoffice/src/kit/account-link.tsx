import { Link } from '@tanstack/react-router'
import { DemoMark } from './demo-players.tsx'
import { useMay } from './operator.tsx'

interface AccountLinkProps {
  readonly account: string
  readonly memberId: string
  /** What is shown of the member first; the overview where nothing is said. */
  readonly tab?: 'bets'
}

/** A member's account: a link to the member for operators with the permission, plain text for others. */
export function AccountLink({ account, memberId, tab }: AccountLinkProps) {
  const may = useMay()('members.read')
  const name = may ? (
    <Link to="/members/$memberId" params={{ memberId }} search={tab ? { tab } : {}} className="link">
      {account}
    </Link>
  ) : (
    account
  )
  return (
    <>
      {name} <DemoMark account={account} />
    </>
  )
}
