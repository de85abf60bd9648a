/** A name as others may see it: its ends, never more than half of it. */
export function maskedName(name: string): string {
  const shown = Math.min(2, Math.floor(name.length / 4))
  return `${name.slice(0, Math.max(1, shown))}***${name.length < 4 ? '' : name.slice(-Math.max(1, shown))}`
}

/** Behind the name of a demo player; no account has such characters, so nobody can call themselves so. */
const DEMO_MARK = '(demo)'

/** A member as others may see them: whom the sandbox plays is marked. */
export const publicName = ({ account, demo }: { readonly account: string; readonly demo: boolean }): string =>
  demo ? `${maskedName(account)} ${DEMO_MARK}` : maskedName(account)
