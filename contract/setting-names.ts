/** At most so many parts of a path are of any name: the entry of a list, and what lies in it. */
const STARS_MOST = 2

/**
 * The keys by which the words of a setting are looked for, the nearest first: its own path, then paths of which one or two parts may be
 * anything, such as `gameLimits_*_stakeMax`. Parts are joined by `_`, and so are points within a part.
 */
export function settingKeys(path: readonly string[]): readonly string[] {
  const parts = path.map((part) => part.replaceAll('.', '_'))
  let found = [{ parts, from: 0 }]
  const keys = [parts.join('_')]
  for (let stars = 1; stars <= STARS_MOST; stars++) {
    found = found.flatMap(({ parts: one, from }) =>
      one.slice(from).map((_, at) => ({ parts: one.with(from + at, '*'), from: from + at + 1 })),
    )
    keys.push(...found.map((one) => one.parts.join('_')))
  }
  return keys
}
