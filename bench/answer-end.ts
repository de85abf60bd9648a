/** Where the answer at the start of this text ends; undefined while not all of it is here. */
export function endOf(text: string): number | undefined {
  const blank = text.indexOf('\r\n\r\n')
  if (blank < 0) return undefined
  const at = text.indexOf('content-length: ') + 'content-length: '.length
  const end = blank + 4 + Number(text.slice(at, text.indexOf('\r\n', at)))
  return text.length >= end ? end : undefined
}
