import { readFileSync } from 'node:fs'
import { type CountryResponse, Reader, type Response } from 'maxmind'
import { isIPv4 } from 'node:net'

/** How a database names a country: MaxMind's own, or the flat lines of others. */
type DatabaseEntry = Response & Partial<CountryResponse> & { readonly country_code?: string }

const readers = new Map<string, Reader<DatabaseEntry>>()

/** The country that an address belongs to, by a database in MaxMind's format; undefined where it names none. */
export function countryOf(file: string, ip: string): string | undefined {
  const reader = readers.get(file) ?? new Reader<DatabaseEntry>(readFileSync(file))
  readers.set(file, reader)
  const line = isIPv4(ip) || ip.includes(':') ? reader.get(ip) : null
  return line?.country_code ?? line?.country?.iso_code
}
