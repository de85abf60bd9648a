import { connect } from 'node:net'

/** A head as it goes over the line, which no well-behaved client would send. */
export interface MalformedHead {
  readonly name: string
  readonly text: string
}

const HOST = 'host: localhost'
const POST = `POST /wps/session/login HTTP/1.1\r\n${HOST}\r\nmerchant: LUCKY\r\ncontent-type: application/json`

/** What is odd about HTTP itself: every one of these is answered with a refusal or a success, in an envelope. */
export const ODD_HEADS: readonly MalformedHead[] = [
  { name: 'an expectation', text: `${POST}\r\nexpect: 200-maybe\r\ncontent-length: 2\r\n\r\n{}` },
  { name: 'another expectation', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nexpect: nothing\r\n\r\n` },
  {
    name: 'an upgrade',
    text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`,
  },
  {
    name: 'an upgrade to a socket',
    text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n`,
  },
  { name: 'both lengths', text: `${POST}\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n` },
  { name: 'a chunk that is none', text: `${POST}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n` },
  { name: 'an encoding that is none', text: `${POST}\r\ntransfer-encoding: gzip\r\n\r\n{}` },
  { name: 'a length that is none', text: `${POST}\r\ncontent-length: -1\r\n\r\n{}` },
  { name: 'an endless length', text: `${POST}\r\ncontent-length: 99999999999\r\n\r\n{}` },
  { name: 'an old version', text: 'GET /wps/system/status HTTP/1.0\r\n\r\n' },
  { name: 'a version that is none', text: `GET /wps/system/status HTTP/3.7\r\n${HOST}\r\n\r\n` },
  { name: 'no host', text: 'GET /wps/system/status HTTP/1.1\r\n\r\n' },
  { name: 'two hosts', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nhost: other\r\n\r\n` },
  { name: 'a whole address', text: `GET http://localhost/wps/system/status HTTP/1.1\r\n${HOST}\r\n\r\n` },
  {
    name: 'a whole address of another',
    text: `GET http://user:word@other.example:99999/wps/x HTTP/1.1\r\n${HOST}\r\n\r\n`,
  },
  { name: 'no address', text: `GET * HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'options of everything', text: `OPTIONS * HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'an encoded nothing', text: `GET /wps/operator/games/%00 HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'a nothing in an address', text: `GET /wps/\u0000 HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'half of a pair of surrogates', text: `GET /wps/%ED%A0%80?a=%ED%A0%80 HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'an encoding cut off', text: `GET /wps/system/status/%E0%A4 HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'a path that climbs', text: `GET /wps/../../../etc/passwd HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'a long address', text: `GET /wps/${'a'.repeat(9000)} HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: 'a long head', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nx: ${'a'.repeat(70_000)}\r\n\r\n` },
  { name: 'many heads', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\n${'x: y\r\n'.repeat(3000)}\r\n` },
  { name: 'a head that is none', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nno colon\r\n\r\n` },
  { name: 'a head with a nothing', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nmerchant: a\u0000b\r\n\r\n` },
  { name: 'a folded head', text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\nmerchant: LUC\r\n KY\r\n\r\n` },
  ...['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'HEAD', 'PATCH', 'QUERY', 'M-SEARCH', 'get', 'FOO', 'SOURCE'].map(
    (method) => ({
      name: `the method ${method}`,
      text: `${method} /wps/system/status HTTP/1.1\r\n${HOST}\r\n\r\n`,
    }),
  ),
  {
    name: 'a body that is no body',
    text: `GET /wps/system/status HTTP/1.1\r\n${HOST}\r\ncontent-type: application/json\r\ncontent-length: 3\r\n\r\n{"a`,
  },
  { name: 'nothing of HTTP', text: '\u0016\u0003\u0001\u0002\u0000hello\r\n\r\n' },
]

const PATIENCE_MS = 5000

/** What comes back for it: everything that the server says before it closes, or falls silent after an answer. */
export const answerTo = (port: number, { text }: MalformedHead): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    let said = ''
    const done = () => {
      clearTimeout(patience)
      socket.destroy()
      resolve(said)
    }
    const patience = setTimeout(done, PATIENCE_MS)
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      said += part
      const [head = '', body = ''] = said.split('\r\n\r\n', 2)
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN)
      if (Buffer.byteLength(body) >= length || text.startsWith('HEAD')) done()
    })
    socket.on('end', done)
    socket.on('error', done)
  })

/** What is wrong with what came back; undefined for nothing. */
export function oddFault({ text }: MalformedHead, said: string): string | undefined {
  if (said === '') return 'is not answered'
  const [head = '', body = ''] = said.split('\r\n\r\n', 2)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  if (!(status >= 200 && status < 500)) return `is answered with ${status}`
  if (text.startsWith('HEAD')) return undefined
  return /^\{"success":(?:true|false),/.test(body) ? undefined : `is answered with ${status} without an envelope`
}
