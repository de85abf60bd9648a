import { z } from 'zod'

/** What may stand in a page's security policy as it is: no quote, comma or semicolon. */
const ADDRESS = /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?(\/[\w.~/-]*)?$/

/** A provider of proved numbers: what it signs is checked by the first three, the browser talks to it by the others. */
export const PhoneProviderSettings = z.strictObject({
  issuer: z.url(),
  audience: z.string().min(1).max(200),
  /** Where its public keys are. */
  keysUrl: z.url(),
  /** What its REST calls are below, such as https://identitytoolkit.googleapis.com/v1; over TLS but on this machine. */
  restUrl: z.string().max(300).regex(ADDRESS, 'an https address'),
  /** By which it knows the brand; no secret, every page shows it. */
  apiKey: z.string().min(1).max(200),
})

/** Who proves mobile numbers for a brand. */
export interface PhoneProvider extends Omit<z.output<typeof PhoneProviderSettings>, 'keysUrl'> {
  /** Null where the keys are this installation's own. */
  readonly keysUrl: string | null
}
