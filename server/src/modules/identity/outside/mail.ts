import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '#kernel/config.ts'

export interface Mail {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

const WAIT_MS = 10_000

const transports = new WeakMap<Config, Transporter>()

/** Hand a mail to the server of `SMTP_URL`; answers what that server calls it. Throws when it is not taken. */
export async function sendBySmtp(config: Config, { id, ...mail }: Mail): Promise<string> {
  const { messageId } = await transportOf(config).sendMail({
    ...mail,
    messageId: `<${id}@${mail.from.split('@').at(-1) ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return messageId
}

function transportOf(config: Config): Transporter {
  const kept = transports.get(config)
  if (kept) return kept
  const { url } = config.mail
  if (url === undefined) throw new Error('no SMTP_URL is set')
  const made = createTransport({
    url,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: 2 * WAIT_MS,
  })
  transports.set(config, made)
  return made
}
