import { Link } from '@tanstack/react-router'
import { useMay } from '../shell/operator.tsx'
import classes from './account-link.module.css'

interface AccountLinkProps {
  readonly account: string
  readonly memberId: string
}

/** A member's account, a door to the member for those who may; text alone for the others. */
export function AccountLink({ account, memberId }: AccountLinkProps) {
  const may = useMay()('members.read')
  if (!may) return account
  return (
    <Link to="/members/$memberId" params={{ memberId }} search={{}} className={classes.link}>
      {account}
    </Link>
  )
}
