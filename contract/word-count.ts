let words: Intl.Segmenter | undefined

/** How many words a text has, in any script: Thai, Chinese and Japanese are written without spaces and are counted all the same. */
export function wordCount(text: string): number {
  // The dictionaries follow the script, not this language.
  words ??= new Intl.Segmenter('en', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1
  return count
}
