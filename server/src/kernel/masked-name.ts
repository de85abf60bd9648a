/** A name as others may see it: its ends, never more than half of it. */
export function masked(name: string): string {
  const shown = Math.min(2, Math.floor(name.length / 4))
  return `${name.slice(0, Math.max(1, shown))}***${name.length < 4 ? '' : name.slice(-Math.max(1, shown))}`
}
