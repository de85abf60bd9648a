/** A text as it is compared: without case and accents, so that whoever types may leave out both. */
export const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .replaceAll('đ', 'd')

const ASCII = /^[ -~]*$/

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text as they are compared. Thai, Chinese and Japanese words are told apart without spaces. */
export function wordsIn(text: string): readonly string[] {
  const spaced = text.replaceAll('_', ' ')
  // Where spaces tell words apart nothing has to be looked up, and thousands of names are cut quickly.
  if (!UNSPACED.test(spaced)) return folded(spaced).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return [...segmenter.segment(spaced)].flatMap(({ segment, isWordLike }) => (isWordLike ? [folded(segment)] : []))
}

const UNSPACED = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}]/u
