import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  readonly url: string
  readonly mails: Email[]
  /** Refuse what comes from now on. */
  refuse(refusing: boolean): void
  close(): Promise<void>
}

/** A mail server that keeps what it is given, read as a mail program would. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = []
  let refusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('mailbox full') : null),
    async onData(stream, _session, done) {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      mails.push(await PostalMime.parse(Buffer.concat(parts)))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (next) => void (refusing = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
