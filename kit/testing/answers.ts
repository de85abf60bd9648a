import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import { type RefusalCode, REFUSALS } from '@croupier/contract/refusal.ts'

/** What a call was asked with; numbers in an address are texts. */
export interface Question {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** An answer that says no, as the server does. */
class RefusalAnswer {
  readonly code: RefusalCode
  readonly value: Readonly<Record<string, unknown>>
  constructor(code: RefusalCode, value: Readonly<Record<string, unknown>>) {
    this.code = code
    this.value = value
  }
}

export const refusalAnswer = (code: RefusalCode, value: Readonly<Record<string, unknown>> = {}): RefusalAnswer =>
  new RefusalAnswer(code, value)

type Reply<C extends Call> = ReplyOf<C> | RefusalAnswer
type Answer<C extends Call> = Reply<C> | ((question: Question) => Reply<C> | Promise<Reply<C>>)

interface AnsweredCall {
  readonly call: Call
  readonly answer: (question: Question) => unknown
  readonly questions: Question[]
}

/** A server of a test's own: what it answers to which call, and what it was asked. What it has no answer to is not there. */
export interface Answers {
  /** From now on the call is answered so, or later where the answer is a promise. */
  readonly to: <C extends Call>(call: C, answer: Answer<C>) => Answers
  /** What the call was asked with, in order; of calls that are answered. */
  readonly asked: (call: Call) => readonly Question[]
}

/** Answer this page's calls in the server's place. */
export function answerCalls(): Answers {
  const lines: AnsweredCall[] = []
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const { pathname, searchParams } = new URL(String(address), location.origin)
    const found = lines.findLast(({ call }) => call.method === method && paramsIn(call.path, pathname) !== undefined)
    if (found === undefined) return responseOf(refusalAnswer('not_found'))
    const question = {
      params: paramsIn(found.call.path, pathname) ?? {},
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    }
    found.questions.push(question)
    return responseOf(await found.answer(question))
  }
  const answers: Answers = {
    to(call, answer) {
      lines.push({ call, questions: [], answer: (question) => (isGiven(answer) ? answer : answer(question)) })
      return answers
    },
    asked: ({ method, path }) =>
      lines.filter(({ call }) => call.method === method && call.path === path).flatMap(({ questions }) => questions),
  }
  return answers
}

const isGiven = <C extends Call>(answer: Answer<C>): answer is Reply<C> => typeof answer !== 'function'

const responseOf = (answer: unknown): Response =>
  answer instanceof RefusalAnswer
    ? Response.json(
        { success: false, errorCode: answer.code, message: answer.code, value: answer.value },
        { status: REFUSALS[answer.code] },
      )
    : Response.json({ success: true, value: answer })

/** What stands in the braces of a path, undefined where the address is another one. */
function paramsIn(path: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const [asked, there] = [path.split('/'), pathname.split('/')]
  if (asked.length !== there.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of asked.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name !== undefined) params[name] = decodeURIComponent(there[at] ?? '')
    else if (part !== there[at]) return undefined
  }
  return params
}
