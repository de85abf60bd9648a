/** How much more than before, in per cent; undefined where there was nothing to compare with. */
export function changeOf(now: string, before: string): number | undefined {
  const [is, was] = [Number(now), Number(before)]
  if (was === 0) return undefined
  return Math.round(((is - was) / Math.abs(was)) * 1000) / 10
}
