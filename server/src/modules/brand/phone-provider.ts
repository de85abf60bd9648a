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

/** What the provider wants ticked before it sends a code: a script that speaks as reCAPTCHA's does. */
export const PhoneCaptchaSettings = z.strictObject({
  siteKey: z.string().regex(/^[\w-]{1,200}$/),
  /** Over TLS, or a path of this site. */
  scriptUrl: z
    .string()
    .max(300)
    .refine((text) => ADDRESS.test(text) || /^\/(?!\/)[\w.~/-]+$/.test(text), 'an https address or a path of the site')
    .prefault('https://www.google.com/recaptcha/api.js'),
  /** What it may load besides. */
  sources: z
    .array(z.string().max(300).regex(ADDRESS, 'an https address'))
    .prefault(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
})

/** Who proves mobile numbers for a brand. */
export interface PhoneProvider extends Omit<z.output<typeof PhoneProviderSettings>, 'keysUrl'> {
  /** Null where the keys are this installation's own. */
  readonly keysUrl: string | null
  /** Null where it asks for none. */
  readonly captcha: z.output<typeof PhoneCaptchaSettings> | null
}
