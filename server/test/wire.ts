import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A wire to a database that can be cut, as when the database is killed, and mended again. */
export interface Wire {
  readonly url: string
  cut(): Promise<void>
  /** Whoever is connected hears nothing any more, as when a machine is gone without a word. */
  silence(): void
  mend(): Promise<void>
}

/** Lay a wire to the database of this address. */
export async function layWire(to: string): Promise<Wire> {
  const far = new URL(to)
  const ends = new Set<Socket>()
  let server = listener()

  function listener() {
    return createServer((near) => {
      const there = connect(Number(far.port), far.hostname)
      for (const [one, other] of [
        [near, there],
        [there, near],
      ] as const) {
        ends.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          ends.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
  }

  const listening = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })

  const port = await listening(0)
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const end of ends) end.destroy()
      await closed
    },
    silence() {
      for (const end of ends) end.unpipe().pause()
    },
    async mend() {
      server = listener()
      await listening(port)
    },
  }
}
