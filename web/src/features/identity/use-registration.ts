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
  const { timeZone } = useBrand()
  const boxes = boxesOf(setting)
  const answers = useAnswers(setting)
  const { typed, said, setSaid, setLeft, agree } = answers
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const fold = useFold(setting, boxes)
  const { picture, refresh, send } = useSending(setting, boxes)
  const troubles = troublesOf(setting, typed, dayAt(serverNow(), timeZone))

  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error
    const atFields = saidBy(error, boxes)
    setSaid(atFields)
    // What is said at its field needs no second sentence above.
    setRefused(Object.keys(atFields).length > 0 ? undefined : error)
    fold.show(Object.keys(atFields))
    refresh()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    setLeft(new Set(boxes))
    fold.show([...troubles.keys()])
    const first = [...troubles.keys()][0] ?? (agree ? undefined : 'agree')
    if (first) return focusOn(event.currentTarget, first)
    if (working) return
    setWorking(true)
    setRefused(undefined)
    send(typed, agree)
      .then(onDone, fail)
      .finally(() => setWorking(false))
  }

  const unanswered = Object.keys(said).filter(
    (box) => box !== 'agree' && !boxes.some((one) => one === box && troubles.has(one)),
  )
  const openCount = troubles.size + unanswered.length + (agree ? 0 : 1)
  return { ...answers, ...fold, troubles, tried, refused, working, picture, refresh, submit, openCount }
}

function useAnswers(setting: Setting) {
  const [typed, setTyped] = useState<Typed>(useInvitation(setting))
  const [left, setLeft] = useState<ReadonlySet<Box>>(new Set())
  const [said, setSaid] = useState<Said>({})
  const [agree, setAgree] = useState(true)
  const type = (box: Box, text: string) => {
    setTyped((kept) => ({ ...kept, [box]: text }))
    setSaid(({ [box]: _, ...kept }) => kept)
  }
  const leave = (box: Box) => {
    if (textOf(typed, box) !== '') setLeft((kept) => new Set(kept).add(box))
  }
  return { typed, type, left, leave, setLeft, said, setSaid, agree, setAgree }
}

/** What a brand would merely like to know does not stand between a visitor and an account. */
function useFold(setting: Setting, boxes: readonly Box[]) {
  const [invited] = useState(useInvitation(setting))
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded ? boxes : boxes.filter((box) => !isOptional(setting, box) || box in invited)
  const show = (needed: readonly string[]) => {
    if (boxes.some((box) => needed.includes(box) && !shown.includes(box))) setUnfolded(true)
  }
  return { shown, folded: boxes.length - shown.length, unfold: () => setUnfolded(true), show }
}

function useSending(setting: Setting, boxes: readonly Box[]) {
  const { merchant } = useBrand()
  const challenge = useChallenge(setting.challenge)
  const captcha = useCaptcha(boxes.includes('captcha'))

  const send = async (typed: Typed, agree: boolean) => {
    const texts = Object.fromEntries(boxes.map((box) => [box, textOf(typed, box)]).filter(([, text]) => text !== ''))
    const here = { domain: location.host, registerUrl: location.href, registerMethod: 'WEB', login: true } as const
    const proof = captcha.picture ? { captchaId: captcha.picture.captchaId } : {}
    const solved = setting.challenge ? { challenge: await challenge.take() } : {}
    await enter(await ask(register, { body: { ...texts, ...here, ...proof, ...solved, agree } }), merchant)
  }
  const refresh = () => {
    if (boxes.includes('captcha')) captcha.refresh()
  }
  return { picture: captcha.picture, refresh, send }
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
