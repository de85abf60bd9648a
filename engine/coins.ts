const int8Max = 2n ** 63n - 1n

/** Parts of a coin from a text such as `17.182131`; undefined for what is none, or finer than the coin is. */
export function partsOf(text: string, decimals: number): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,18})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  const finer = fraction.slice(decimals)
  if (whole === '' || !/^0*$/.test(finer)) return undefined
  const parts = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return parts <= int8Max ? parts : undefined
}

/** Parts of a coin as a text, with all its decimals. */
export function coinText(parts: bigint, decimals: number): string {
  const digits = parts.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** An amount of a currency or a coin: as many decimals as it needs, and at least those that the brand writes. */
export function figureText(
  amount: bigint,
  { decimals, least }: { readonly decimals: number; readonly least: number },
): string {
  const digits = coinText(amount < 0n ? -amount : amount, decimals)
  const [whole = '', fraction = ''] = digits.split('.')
  const needed = fraction.replace(/0+$/, '').padEnd(Math.min(least, decimals), '0')
  return `${amount < 0n ? '-' : ''}${whole}${needed === '' ? '' : `.${needed}`}`
}
