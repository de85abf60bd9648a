import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

/** A PNG of this size, of one colour or of noise that packs badly. */
export function blank(width: number, height: number, like: 'plain' | 'noise' = 'plain'): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const
  if (like === 'plain')
    return sharp({ create: { ...raw, background: '#336699' } })
      .png()
      .toBuffer()
  return sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer()
}

/** A small file that claims to be a large picture. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  const row = Buffer.alloc(width + 1)
  const rows = deflateSync(Buffer.concat(Array.from({ length: 200 }, () => row)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export interface SentForm {
  readonly token: string
  readonly file: Buffer
  readonly type?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Send a form with a file, as a browser does. */
export async function sendForm(http: FastifyInstance, url: string, { token, file, type, fields }: SentForm) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)], { type: type ?? 'image/png' }), 'picture.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return http.inject({
    method: 'POST',
    url,
    headers: {
      merchant: 'LUCKY',
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
