import type { ActionSubject } from '#kernel/audit.ts'
import type { IssueRow } from '../store.ts'

/** A draw as approvals and the audit log name it. */
export const subjectOf = ({ id, lottery, issueNo }: Pick<IssueRow, 'id' | 'lottery' | 'issueNo'>): ActionSubject => ({
  type: 'draw',
  id,
  name: `${lottery} ${issueNo}`,
})
