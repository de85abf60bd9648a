/** What comes first at a brand, in its order, and then the rest as it was. */
export const inOrder = <T>(all: readonly T[], codeOf: (one: T) => string, first: readonly string[]): readonly T[] => {
  const placeOf = (one: T) => (first.includes(codeOf(one)) ? first.indexOf(codeOf(one)) : first.length)
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}
