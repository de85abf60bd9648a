/** A known word by its number, with the fewest edits between its beginning and the query. */
export interface FuzzyMatch {
  readonly at: number
  readonly slips: number
}

/**
 * Which of these sorted words begin like the query, within an edit distance: a letter inserted, missing or replaced, or two transposed.
 * Words with a common prefix share its comparison.
 */
export function fuzzyMatcher(words: readonly string[]): (typed: string, allowed: number) => readonly FuzzyMatch[] {
  const shared = words.map((word, at) => sharedStart(word, words[at - 1] ?? ''))
  return (typed, allowed) => {
    const table = tableFor(typed, typed.length + allowed)
    const found: FuzzyMatch[] = []
    let read = 0
    for (const [at, word] of words.entries()) {
      read = Math.min(read, shared[at] ?? 0)
      // Beyond the allowed distance further letters cannot bring it back below.
      while (read < Math.min(word.length, table.longest) && table.least(read) <= allowed) {
        read += 1
        table.read(word, read)
      }
      if (table.best(read) <= allowed) found.push({ at, slips: table.best(read) })
    }
    return found
  }
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

interface EditDistances {
  readonly longest: number
  /** The fewest edits from any prefix of the query to so many letters of the word. */
  least(letters: number): number
  /** The fewest edits from the whole query to so many letters of the word, or to fewer of them. */
  best(letters: number): number
  /** Take in one more letter of a word. */
  read(word: string, letters: number): void
}

/** Slips between beginnings: a row for every letter of a word, a column for every letter that was typed. */
function tableFor(typed: string, longest: number): EditDistances {
  const width = typed.length + 1
  const slips = Uint8Array.from({ length: (longest + 1) * width }, (_, column) => column)
  const least = new Uint8Array(longest + 1)
  const best = new Uint8Array(longest + 1).fill(typed.length)
  const slipsAt = (letters: number, column: number) => slips[letters * width + column] ?? 0
  return {
    longest,
    least: (letters) => least[letters] ?? 0,
    best: (letters) => best[letters] ?? 0,
    read(word, letters) {
      let fewest = (slips[letters * width] = letters)
      for (let column = 1; column < width; column++) {
        const same = typed[column - 1] === word[letters - 1] ? 0 : 1
        let here = Math.min(
          slipsAt(letters - 1, column) + 1,
          slipsAt(letters, column - 1) + 1,
          slipsAt(letters - 1, column - 1) + same,
        )
        const swapped =
          letters > 1 &&
          column > 1 &&
          typed[column - 1] === word[letters - 2] &&
          typed[column - 2] === word[letters - 1]
        if (swapped) here = Math.min(here, slipsAt(letters - 2, column - 2) + 1)
        slips[letters * width + column] = here
        fewest = Math.min(fewest, here)
      }
      least[letters] = fewest
      best[letters] = Math.min(best[letters - 1] ?? 0, slipsAt(letters, typed.length))
    },
  }
}
