import sanitize from 'sanitize-html'

const PARAGRAPHS = ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const WORDS = ['strong', 'em', 'b', 'i', 'u', 's', 'a']

/** Rich text without anything that runs, loads or leaves the site unseen. Links keep their address if it is a path or https. */
export const cleanRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [...PARAGRAPHS, ...WORDS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
  })

/** Words alone. They are shown as text, so what looks like markup stays what was typed. */
export const cleanText = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** What somebody typed, as rich text: its lines are paragraphs, and what looks like markup stays what was typed. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${sanitize(line, { allowedTags: [], disallowedTagsMode: 'recursiveEscape' })}</p>`)
    .join('')
