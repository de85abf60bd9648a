const two = (count: number) => String(count).padStart(2, '0')

/** A span in milliseconds as a clock shows it, 1:02:03 or 42:08; nothing once it is over. */
export function leftOf(ms: number): string | undefined {
  if (ms <= 0) return undefined
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
