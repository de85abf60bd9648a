/** An issue of a day by its number after a dash, as it is read: `20261121-0903`. */
export const issueShown = (issueNo: string): string =>
  issueNo.length > 8 ? `${issueNo.slice(0, 8)}-${issueNo.slice(8)}` : issueNo
