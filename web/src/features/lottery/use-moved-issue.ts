import { useState } from 'react'

/** The issue that came first when something was chosen, once another one does. */
export function useMovedIssue(issueNo: string | undefined, isChosen: boolean) {
  const [at, setAt] = useState<string>()
  if (!isChosen && at !== undefined && at !== issueNo) setAt(undefined)
  if (isChosen && at === undefined && issueNo !== undefined) setAt(issueNo)
  const isMoved = isChosen && at !== undefined && issueNo !== undefined && at !== issueNo
  return { from: isMoved ? at : undefined, dismiss: () => setAt(issueNo) }
}
