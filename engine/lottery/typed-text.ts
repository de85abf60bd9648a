/** A part of what was typed, from its first character until before its last. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** The value of a digit as keyboards of the region write it: ASCII, full width, Thai. */
export function digitOf(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  if (code >= 0xff10 && code <= 0xff19) return code - 0xff10
  if (code >= 0x0e50 && code <= 0x0e59) return code - 0x0e50
  return undefined
}

export type TextMatch = RegExpExecArray & TextSpan

/** Small letters without their marks, and ASCII digits; with the place in the text at which each of them stands. */
export function foldedText(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const places: number[] = []
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const [char = ''] = code < 0x80 ? (text[at] ?? '') : unmarked(text[at] ?? '', code)
    if (char === '') continue
    plain += char.toLowerCase()
    places.push(at)
  }
  return { plain, places }
}

function unmarked(char: string, code: number): string {
  const digit = digitOf(code)
  if (digit !== undefined) return `${digit}`
  if (char === 'đ' || char === 'Đ') return 'd'
  // A mark by itself belongs to the letter before it.
  return char.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** What a sticky pattern finds at this place. */
export function matchAt(pattern: RegExp, text: string, at: number): TextMatch | undefined {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found ? Object.assign(found, { start: at, end: at + found[0].length }) : undefined
}
