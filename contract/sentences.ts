/** Where a sentence ends: after Latin marks a space follows, Chinese and Japanese go on at once, Thai has no marks. */
const END = /[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]["'”’」』）]*/u

/** A text's first sentence and what follows it. By marks alone: `Intl.Segmenter` costs a phone a fifth of a second. */
export function sentencesOf(text: string): readonly [first: string, rest: string] {
  const end = END.exec(text)
  const length = end ? end.index + end[0].length : text.length
  return [text.slice(0, length).trimEnd(), text.slice(length).trimStart()]
}
