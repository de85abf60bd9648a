/** The same things with one of them at another place. */
export function reordered(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
