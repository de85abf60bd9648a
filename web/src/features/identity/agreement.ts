export interface AgreementText {
  readonly before: string
  /** The words that lead to the agreement. */
  readonly link: string
  readonly after: string
}

/** A brand's sentence with the words that name the agreement; where it names it otherwise, they follow it. */
export function agreementText(sentence: string, name: string): AgreementText {
  const at = sentence.toLocaleLowerCase().indexOf(name.toLocaleLowerCase())
  if (at < 0) return { before: `${sentence} `, link: name, after: '' }
  const end = at + name.length
  return { before: sentence.slice(0, at), link: sentence.slice(at, end), after: sentence.slice(end) }
}

/**
 * Whether the box is ticked beforehand. The specification's flag defaults to true for the agreement alone; this box says an age as
 * well, which only the visitor can confirm.
 */
export const AGREED_AT_FIRST = false
