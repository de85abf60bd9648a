import type { World } from './world.ts'

type Cookies = Map<string, string>

/** Where the provider has sent a browser, or the page that it shows. */
export interface Step {
  readonly status: number
  readonly location: string | undefined
  readonly page: string
}

/** A browser at the sandbox's own provider of accounts. Its cookies stay from one sign-in to the next. */
export function browserAtProvider({ app }: Pick<World, 'app'>, cookies: Cookies = new Map()) {
  async function go(url: string, form?: Readonly<Record<string, string>>): Promise<Step> {
    const { host, pathname, search } = new URL(url, 'http://localhost')
    const reply = await app.http.inject({
      method: form ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: {
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    const { location } = reply.headers
    return { status: reply.statusCode, location: location && new URL(location, url).href, page: reply.body }
  }

  /** Go on as long as it sends on, but not back to the site. */
  async function follow(from: Step): Promise<Step> {
    let at = from
    while (at.location !== undefined && !at.location.includes('/signed-in')) at = await go(at.location)
    return at
  }

  return {
    go,
    /** To the page on which the account is chosen. */
    open: async (url: string): Promise<{ readonly url: string; readonly step: Step }> => {
      const sent = await go(url)
      const next = sent.location ?? ''
      return { url: next, step: next === '' ? sent : await go(next) }
    },
    /** Answer that page; the query that the site is called with. */
    answer: async (url: string, form: Readonly<Record<string, string>>): Promise<string> =>
      new URL((await follow(await go(url, form))).location ?? 'http://nowhere').search,
  }
}
