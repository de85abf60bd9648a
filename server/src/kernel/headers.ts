import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

type Headers = Readonly<Record<string, string>>

const CSP = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'data:', 'blob:'],
  // 'self' covers the live channel, which is on the same host and port.
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** Hosts beside our own that a brand's pages may use. */
export interface PageHosts {
  readonly images: readonly string[]
  readonly frames: readonly string[]
  /** Where its scripts may ask something, beside ourselves. */
  readonly calls: readonly string[]
  /** Where scripts may come from, beside ourselves. */
  readonly scripts?: readonly string[]
  /** Whether visits may be counted, where the visitor agrees. */
  readonly analytics: boolean
}

const COUNTING = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']

/** The policy of a page: exactly these hosts, and nothing else beside our own. */
export function pagePolicy({ images, frames, calls, scripts = [], analytics }: PageHosts): string {
  const counting = analytics ? COUNTING : []
  const directives = {
    ...CSP,
    'script-src': [...CSP['script-src'], ...scripts, ...(analytics ? ['https://www.googletagmanager.com'] : [])],
    'img-src': [...CSP['img-src'], ...images, ...counting],
    'connect-src': [...CSP['connect-src'], ...calls, ...counting],
    'frame-src': ["'self'", ...frames],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

const HELMET: HelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: CSP },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 365 * 24 * 3600, includeSubDomains: true },
  xFrameOptions: { action: 'sameorigin' },
}

const UNUSED_POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const PERMISSIONS = [...UNUSED_POWERS.map((power) => `${power}=()`), 'autoplay=(self)', 'fullscreen=(self)'].join(', ')

/** What helmet would set, worked out once: asking it anew costs more than a whole request of ours. */
function headersOf(options: HelmetOptions): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, (error) => {
    if (error !== undefined) throw error
  })
  return {
    ...Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])),
    'permissions-policy': PERMISSIONS,
  }
}

/** Headers of every reply over TLS. Browsers that saw them never come without TLS again. */
export const TLS_HEADERS: Headers = headersOf(HELMET)

/** Headers of every reply over plain HTTP. */
export const PLAIN_HEADERS: Headers = headersOf({ ...HELMET, strictTransportSecurity: false })

/** Headers that say how a page may be used: a script, a style, a font or a picture has no use for them. */
export const PAGE_HEADERS: readonly string[] = Object.keys(TLS_HEADERS).filter(
  (name) => !['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'].includes(name),
)

/** The policy of a file of the site: a worker may run its own parts, and a picture that is opened as a page runs nothing. */
export const ASSET_POLICY = "default-src 'none';script-src 'self'"
