/** An issue of a day by its number after a dash, as it is read: `20261121-0903`. */
export const issueShown = (issueNo: string): string =>
  issueNo.length > 8 ? `${issueNo.slice(0, 8)}-${issueNo.slice(8)}` : issueNo

/** Issues with this one among them, or no longer. */
export function withToggled(issues: ReadonlySet<string>, issueNo: string): ReadonlySet<string> {
  const next = new Set(issues)
  if (!next.delete(issueNo)) next.add(issueNo)
  return next
}

/** As short as it can be where issues of one lottery stand below each other: the number of the day, or month and day. */
export const issueShort = (issueNo: string): string =>
  issueNo.length > 8 ? issueNo.slice(8) : `${issueNo.slice(4, 6)}-${issueNo.slice(6)}`
