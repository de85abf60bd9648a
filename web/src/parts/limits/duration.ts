const two = (count: number) => String(count).padStart(2, '0')

/** So many milliseconds as a clock shows them: `0:42:10`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
