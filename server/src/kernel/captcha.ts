import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Deps } from './deps.ts'
import { openFairQueue } from './fair-queue.ts'
import { no, type Verdict, yes } from './refusal.ts'
import { keyFor, keysFor } from './secret.ts'

const LIFE_MS = 5 * 60 * 1000
const LENGTH = 5
// Without what is easily taken for something else.
const CHARACTERS = 'ACDEFHJKLMNPRTUVWXY34679'
const PICTURE = { width: 160, height: 56, fontSize: 58, noise: 3, color: false, background: '#f4f5f7' }
const SHARPNESS = 2

/** The function that the package exports beside those it declares: it draws a text that we chose. */
type Draw = (text: string, options: typeof PICTURE) => string

const PURPOSE = 'captcha'

const answerHash = (key: Uint8Array, id: string, answer: string) =>
  createHmac('sha256', key).update(`${id} ${answer.trim().toUpperCase()}`).digest('base64url')

/** A picture of characters. The answer is not kept, only its hash. */
export async function makeCaptcha(deps: Deps): Promise<{ image: string; captchaId: string }> {
  const text = Array.from(deps.random(LENGTH), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')
  const picture = await queue.run('', () => pictureOf(text))
  const captchaId = v7({ msecs: deps.now().getTime() })
  const hash = answerHash(keyFor(deps, PURPOSE), captchaId, text)
  const expiresAt = new Date(deps.now().getTime() + LIFE_MS)
  await sql`insert into kernel.captcha (id, answer_hash, expires_at) values (${captchaId}, ${hash}, ${expiresAt})`.execute(
    deps.db,
  )
  return { image: `data:image/png;base64,${picture.toString('base64')}`, captchaId }
}

/** Drawing takes a core: one at a time, and who comes when many wait is asked to come again. */
const queue = openFairQueue({ atOnce: 1, waitingMax: 50, waitingMaxEach: 50 })

async function pictureOf(text: string): Promise<Buffer> {
  // Both are heavy and seldom wanted.
  const [captcha, { default: sharp }] = await Promise.all([import('svg-captcha'), import('sharp')])
  const draw = captcha.default as unknown as Draw // See Draw.
  return sharp(Buffer.from(draw(text, PICTURE)), { density: 72 * SHARPNESS })
    .png()
    .toBuffer()
}

/** Whether these are the characters of the picture. A picture is good for one answer, right or wrong. */
export async function takeCaptcha(
  deps: Deps,
  given: { readonly captchaId: string | undefined; readonly captcha: string | undefined },
): Promise<Verdict<undefined>> {
  const { captchaId, captcha } = given
  if (captchaId === undefined || captcha === undefined) return no('captcha_failed')

  const { rows } = await sql<{ answerHash: string }>`
    delete from kernel.captcha where id = ${captchaId} and expires_at > ${deps.now()} returning answer_hash as "answerHash"`.execute(
    deps.db,
  )
  const hashes = keysFor(deps, PURPOSE).map((key) => answerHash(key, captchaId, captcha))
  return hashes.some((hash) => hash === rows[0]?.answerHash) ? yes(undefined) : no('captcha_failed')
}

/** Delete the pictures that nobody answered in time. */
export const forgetCaptchas = (deps: Deps) =>
  sql`delete from kernel.captcha where expires_at < ${deps.now()}`.execute(deps.db)
