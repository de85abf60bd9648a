import type { World } from './world.ts'

export interface Message {
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly status: string
}

/** What the sandbox has sent to an address, newest first. */
export async function messagesTo({ app, hear }: Pick<World, 'app' | 'hear'>, to: string): Promise<readonly Message[]> {
  await hear()
  const { messages } = (await app.http.inject({ url: '/dev/outbox.json' })).json<{ messages: Message[] }>()
  return messages.filter((message) => message.to === to)
}

/** The newest code that was sent to an address. Fails where there is none. */
export async function codeTo(world: Pick<World, 'app' | 'hear'>, to: string): Promise<string> {
  const code = /\d{12}|\d{6}/.exec((await messagesTo(world, to))[0]?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}

/** Another code than this one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
