import { CALLS } from '@croupier/contract/contract.ts'
import { faultOf, type Finding, Findings } from './fuzz-judge.ts'
import { type FuzzCaller, type FuzzRequest, requestOf } from './fuzz-requests.ts'
import type { FuzzSite } from './fuzz-site.ts'
import { Draw, FoundValues } from './fuzz-values.ts'
import { generatorWords } from './generator.ts'

export interface FuzzRun {
  readonly seed: string
  readonly requests: number
  /** Requests that are under way together. */
  readonly atOnce: number
  /** What takes longer counts as hanging. */
  readonly hangMs: number
  /** Where this part of the run begins in the walk through the calls. */
  readonly from?: number
}

export interface FuzzReport {
  readonly requests: number
  readonly byStatus: Readonly<Record<number, number>>
  readonly calls: number
  /** Of these calls at least one request was answered with a success. */
  readonly succeeded: number
  readonly findings: readonly Finding[]
}

/** Callers log in anew after so many requests, for some of these end sessions. */
const RENEWED_AFTER = 240
const calls = Object.values(CALLS).flat()
/** Those who get furthest: what is refused at the door shows little of what is behind it. */
const ABLE_OPERATORS: ReadonlySet<string> = new Set(['operator01', 'operator05'])
const ABLE_MEMBERS: ReadonlySet<string> = new Set(['member', 'another member', 'agent'])

/** Ask every call in turn, as everybody in turn, with what they take and with what they must not take. */
export async function fuzz(site: FuzzSite, { seed, requests, atOnce, hangMs, from = 0 }: FuzzRun): Promise<FuzzReport> {
  const tools = { draw: new Draw(generatorWords(seed)), harvest: new FoundValues(), sealed: site.sealed }
  const findings = new Findings()
  const byStatus: Record<number, number> = {}
  const succeeded = new Set<string>()
  let callers: readonly FuzzCaller[] = []
  let renewAt = 0
  for (let made = 0; made < requests; made += atOnce) {
    if (made >= renewAt) {
      callers = await site.callers()
      renewAt = made + RENEWED_AFTER
    }
    const asked: FuzzRequest[] = []
    for (let index = 0; index < Math.min(atOnce, requests - made); index++) {
      const call = calls[(from + made + index) % calls.length]
      if (call) asked.push(await requestOf(tools, call, callerFor(call.actor, callers, tools.draw)))
    }
    const answers = await Promise.all(asked.map((request) => answered(site, request)))
    const logged = site.logged()
    for (const [index, request] of asked.entries()) {
      const answer = answers[index]
      if (!answer) continue
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1
      const fault = faultOf(request, answer, hangMs)
      if (fault !== undefined) findings.add(fault, request, `${answer.body}\n${logged.join('')}`)
      // Somebody's session has ended.
      if (answer.status === 401 && request.caller.token !== undefined && !request.caller.name.includes('other brand'))
        renewAt = Math.min(renewAt, made + RENEWED_AFTER / 10)
      if (answer.status === 200) {
        succeeded.add(`${request.call.method} ${request.call.path}`)
        tools.harvest.take(JSON.parse(answer.body))
      }
    }
    for (const line of logged) {
      const told = asked.find(({ caller }) => caller.token !== undefined && line.includes(caller.token))
      const first = asked[0]
      if (told) findings.add('has its token in the log', told, line)
      else if (first && /"level":(50|60)/.test(line) && !line.includes('a call failed'))
        findings.add('logs an error', first, line)
    }
  }
  return { requests, byStatus, calls: calls.length, succeeded: succeeded.size, findings: findings.list() }
}

/** Mostly somebody who may ask such a call, at times anybody. */
function callerFor(actor: string, callers: readonly FuzzCaller[], draw: Draw): FuzzCaller {
  const able = actor === 'operator' ? ABLE_OPERATORS : ABLE_MEMBERS
  const fitting = callers.filter(({ name }) => able.has(name))
  return draw.of(draw.oneIn(3) || fitting.length === 0 ? callers : fitting)
}

async function answered({ app }: FuzzSite, { method, url, headers, body, remoteAddress }: FuzzRequest) {
  const begun = performance.now()
  const answer = await app.http.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body, tookMs: performance.now() - begun }
}
