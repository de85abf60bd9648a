/** A text as it is compared: without case and accents, so that a visitor may leave out both. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text as they are compared. Thai, Chinese and Japanese words are told apart without spaces. */
export const wordsIn = (text: string): readonly string[] =>
  [...segmenter.segment(text.replaceAll('_', ' '))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [folded(segment)] : [],
  )
