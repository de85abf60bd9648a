/** A text's first sentence and what follows it, in the way of its language. */
export function sentencesOf(text: string, language: string): readonly [first: string, rest: string] {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  const length = first?.segment.length ?? 0
  return [text.slice(0, length).trimEnd(), text.slice(length)]
}
