import { PhoneProviderError } from './phone-error.ts'

const SIZE = 'popup,width=420,height=640'
const LOOK_MS = 300

/** Open the window of the provider's captcha; answers what ticking it gave. Whoever closes the window has not logged in. */
export function captchaToken(merchant: string): Promise<string> {
  const opened = window.open(`/phone-captcha?merchant=${encodeURIComponent(merchant)}`, 'phone-captcha', SIZE)
  // A browser that opens no windows.
  if (!opened) return Promise.reject(new PhoneProviderError('captcha_failed'))

  const done = new AbortController()
  return new Promise<string>((resolve, reject) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== opened || !isOurs(data)) return
      if (typeof data.token === 'string') resolve(data.token)
      else reject(new PhoneProviderError('captcha_failed'))
    }
    window.addEventListener('message', hear, { signal: done.signal })
    // A window says nothing when it is closed. What it said just before is heard first.
    const look = setInterval(() => {
      if (opened.closed) setTimeout(() => reject(new PhoneProviderError('popup_closed')), LOOK_MS)
    }, LOOK_MS)
    done.signal.addEventListener('abort', () => clearInterval(look))
  }).finally(() => done.abort())
}

const isOurs = (said: unknown): said is { readonly kind: 'phone_captcha'; readonly token?: unknown } =>
  typeof said === 'object' && said !== null && 'kind' in said && said.kind === 'phone_captcha'
