import { Navigate } from '@tanstack/react-router'
import { useMenu } from './use-menu.ts'

/** Where somebody begins: the first screen that they may open. */
export function FirstScreen() {
  const first = useMenu()[0]
  return <Navigate to={first?.path ?? '/profile'} replace />
}
