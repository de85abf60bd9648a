import { register } from '@croupier/contract/identity.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, Refused } from '@croupier/kit/calls.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { dayAt } from '@croupier/kit/table/day.ts'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useCaptcha } from './captcha-field.tsx'
import { enter } from './entry.ts'
import { type Box, boxesOf, isOptional, type Setting, textOf, troublesOf, type Typed } from './registration.ts'
import { useChallenge } from './use-challenge.ts'

type Said = Readonly<Partial<Record<Box | 'agree', string>>>

export type Registration = ReturnType<typeof useRegistration>

/** The state of the registration form: what was typed, what is wrong with it, what the server said, and sending it. */
export function useRegistration(setting: Setting, onDone: () => void) {
  const { merchant, timeZone } = useBrand()
  const boxes = boxesOf(setting)
  const [typed, setTyped] = useState<Typed>(useInvitation(setting))
  const [left, setLeft] = useState<ReadonlySet<Box>>(new Set())
  const [said, setSaid] = useState<Said>({})
  const [agree, setAgree] = useState(true)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const challenge = useChallenge(setting.challenge)
  const { picture, refresh } = useCaptcha(boxes.includes('captcha'))
  const [invited] = useState(typed)
  const [unfolded, setUnfolded] = useState(false)
  // What a brand would merely like to know does not stand between a visitor and an account.
  const shown = unfolded ? boxes : boxes.filter((box) => !isOptional(setting, box) || box in invited)
  const troubles = troublesOf(setting, typed, dayAt(serverNow(), timeZone))

  const send = async () => {
    const texts = Object.fromEntries(boxes.map((box) => [box, textOf(typed, box)]).filter(([, text]) => text !== ''))
    const here = { domain: location.host, registerUrl: location.href, registerMethod: 'WEB', login: true } as const
    const proof = picture && boxes.includes('captcha') ? { captchaId: picture.captchaId } : {}
    const solved = setting.challenge ? { challenge: await challenge.take() } : {}
    await enter(await ask(register, { body: { ...texts, ...here, ...proof, ...solved, agree } }), merchant)
  }

  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error
    const atFields = saidBy(error, boxes)
    setSaid(atFields)
    if (Object.keys(atFields).some((box) => box !== 'agree' && !shown.includes(box as Box))) setUnfolded(true) // What was said is said of boxes.
    // What is said at its field needs no second sentence above.
    setRefused(Object.keys(atFields).length > 0 ? undefined : error)
    if (boxes.includes('captcha')) refresh()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    setLeft(new Set(boxes))
    const first = [...troubles.keys()][0] ?? (agree ? undefined : 'agree')
    if (first) return focusOn(event.currentTarget, first)
    if (working) return
    setWorking(true)
    setRefused(undefined)
    send()
      .then(onDone, fail)
      .finally(() => setWorking(false))
  }

  const type = (box: Box, text: string) => {
    setTyped((kept) => ({ ...kept, [box]: text }))
    setSaid(({ [box]: _, ...kept }) => kept)
  }
  const leave = (box: Box) => {
    if (textOf(typed, box) !== '') setLeft((kept) => new Set(kept).add(box))
  }
  const unanswered = Object.keys(said).filter((box) => !troubles.has(box as Box)) // Keys of what was said are boxes.
  const openCount = troubles.size + unanswered.length + (agree ? 0 : 1)
  const fold = { shown, folded: boxes.length - shown.length, unfold: () => setUnfolded(true) }
  return {
    ...fold,
    typed,
    type,
    left,
    leave,
    troubles,
    said,
    agree,
    setAgree,
    tried,
    refused,
    working,
    picture,
    refresh,
    submit,
    openCount,
  }
}

/** An invitation's code, from the address, where the brand's form has a box for it. */
function useInvitation({ fields }: Setting): Typed {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const code = search['referralCode']
  const usable = fields['referralCode']?.enabled && (typeof code === 'string' || typeof code === 'number')
  return usable ? { referralCode: String(code) } : {}
}

function saidBy(error: Refused, boxes: readonly Box[]): Said {
  if (error.code === 'username_taken') return { username: error.message }
  if (error.code === 'captcha_failed' && boxes.includes('captcha')) return { captcha: error.message }
  const known = [...boxes, 'agree' as const].map((box) => [box, error.fields[box]?.[0]?.message] as const)
  return Object.fromEntries(known.filter(([, message]) => message !== undefined))
}

function focusOn(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
