import { text } from '@croupier/contract/field.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { plainText } from '#kernel/plain-text.ts'
import { type Brand, brandAt, OWN_PROVIDER_PATH } from '#modules/brand/brand.ts'
import type { ProviderNo } from './rules.ts'
import { sendVerificationCode, TICKED } from './send-verification-code.ts'
import { signInWithPhoneNumber } from './sign-in-with-phone-number.ts'
import { publicKeys } from './signing.ts'

const line = text(8000).prefault('')
const Asked = z.object({ phoneNumber: line, recaptchaToken: line, sessionInfo: line, code: line })
const Query = z.object({ key: text(200) })

/** The sandbox's own phone-code provider: the two REST calls that a browser makes, and its keys. There is none in production. */
export async function providerPage(app: FastifyInstance, { deps }: { readonly deps: Deps }): Promise<void> {
  if (deps.config.mode !== 'sandbox') return

  // Two colons: one of them is part of the name.
  app.post(`${OWN_PROVIDER_PATH}/accounts::sendVerificationCode`, async (request, reply) => {
    const { brand, asked } = await projectOf(deps, request)
    if (!brand || !asked) return said(reply, 'OPERATION_NOT_ALLOWED')
    const language = plainText(String(request.headers['x-firebase-locale'] ?? 'en'), 20)
    const { phoneNumber, recaptchaToken } = asked
    const wish = { brand, phoneNumber, recaptchaToken, language, ip: request.ip }
    return said(reply, await sendVerificationCode(deps, wish))
  })
  app.post(`${OWN_PROVIDER_PATH}/accounts::signInWithPhoneNumber`, async (request, reply) => {
    const { brand, asked } = await projectOf(deps, request)
    if (!brand?.phoneProvider || !asked) return said(reply, 'OPERATION_NOT_ALLOWED')
    const { issuer, audience } = brand.phoneProvider
    const { sessionInfo, code } = asked
    return said(
      reply,
      await signInWithPhoneNumber(deps, { brand, issuer, audience, sessionInfo, code, ip: request.ip }),
    )
  })
  app.get(`${OWN_PROVIDER_PATH}/captcha.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(CAPTCHA),
  )
  app.get(`${OWN_PROVIDER_PATH}/keys`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await publicKeys(deps)),
  )
}

/** Speaks as reCAPTCHA's script does, as far as our page asks it. */
const CAPTCHA = `
globalThis.grecaptcha = {
  render(place, { callback }) {
    const box = document.createElement('label')
    box.className = 'tick'
    const tick = document.createElement('input')
    tick.type = 'checkbox'
    tick.addEventListener('change', () => callback(${JSON.stringify(TICKED)}))
    box.append(tick, ' reCAPTCHA (sandbox)')
    place.append(box)
  },
}
const { onload } = Object.fromEntries(new URL(document.currentScript.src).searchParams)
globalThis[onload]?.()
`

interface Project {
  readonly brand: Brand | undefined
  readonly asked: z.output<typeof Asked> | undefined
}

/** The brand that a key stands for, while this provider is the one that it uses. */
async function projectOf(deps: Deps, { query, body }: FastifyRequest): Promise<Project> {
  const { data } = Query.safeParse(query)
  const brand = data && (await brandAt(deps, { merchant: data.key, host: undefined }))
  return { brand: brand?.phoneProvider?.keysUrl === null ? brand : undefined, asked: Asked.safeParse(body).data }
}

const said = (reply: FastifyReply, answer: object | ProviderNo): FastifyReply =>
  reply
    .code(typeof answer === 'string' ? 400 : 200)
    .header('cache-control', 'no-store')
    .send(typeof answer === 'string' ? failure(answer) : answer)

const failure = (message: ProviderNo) => ({
  error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
})
