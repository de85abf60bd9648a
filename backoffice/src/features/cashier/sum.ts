const PLACES = 4

/** The sum of amounts, which are digits with a point. */
export function sumOf(amounts: readonly string[]): string {
  const units = amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n)
  const digits = String(units).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

function unitsOf(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(PLACES, '0'))
}
