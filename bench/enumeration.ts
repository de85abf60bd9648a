import { randomInt } from 'node:crypto'
import { brandOf } from '@croupier/server/src/modules/brand/brand.ts'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { hashPassword } from '@croupier/server/src/modules/identity/password/password.ts'
import { HEADERS, sealerAt } from './browser.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, median, type Measurement, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const PEOPLE = 1000
const PORT = Number(process.env.BENCH_PORT ?? 4704)
const WARM_UP = 20

type NameKind = 'known' | 'unknown'
const NAME_KINDS = ['known', 'unknown'] as const

/** Somebody who has an account, or would be called so. */
const nameOf = (kind: NameKind, index: number) => `${kind === 'known' ? 'bench' : 'nobody'}${index}`
const numberOf = (kind: NameKind, index: number) => `${kind === 'known' ? '917' : '918'}${String(1_000_000 + index)}`
const mailOf = (kind: NameKind, index: number) => `${nameOf(kind, index)}@inbox.example`

interface GuessRequest {
  readonly path: string
  readonly body: object
  readonly as: 'sealed' | 'json' | 'form'
}

/** The calls that could tell. */
const WAYS: Readonly<Record<string, (kind: NameKind, index: number) => GuessRequest>> = {
  'login by a wrong password': (kind, index) => ({
    path: '/wps/session/login',
    as: 'sealed',
    body: { type: 'username', username: nameOf(kind, index), password: 'Wrong2026pass' },
  }),
  'a code for logging in': (kind, index) => ({
    path: '/wps/verification/sms/noLogin',
    as: 'json',
    body: { mobileNum: numberOf(kind, index), countryDialingCode: '63' },
  }),
  'a mail for a new password': (kind, index) => ({
    path: '/wps/member/password/email',
    as: 'form',
    body: { username: nameOf(kind, index), email: mailOf(kind, index) },
  }),
  'a new password by a wrong code': (kind, index) => ({
    path: '/wps/member/password/verification',
    as: 'sealed',
    body: {
      mobileNum: numberOf(kind, index),
      countryDialingCode: '63',
      verificationCode: '000000',
      newPassword: 'Fresh2026pass',
    },
  }),
  'a code for opening a locked name': (kind, index) => ({
    path: '/wps/session/login/unlock/code',
    as: 'json',
    body: { username: nameOf(kind, index), method: 'email' },
  }),
}

/** Whether the time or the words of an answer tell that somebody has an account. */
export const enumeration: Bench = async (pace) => {
  const database = await freshDatabase('enumeration')
  try {
    await letAsk(database)
    return await measure(database, pace)
  } finally {
    await database.close()
  }
}

/** Members with a number and an e-mail that they have proved; nobody is asked to wait. */
async function letAsk({ deps, pool }: BenchDatabase): Promise<void> {
  await loggedInMembers(deps, PEOPLE)
  const { settings } = await brandOf(deps, 1)
  const often = { points: 1_000_000, seconds: 1 }
  await changeSettings(deps, {
    brandId: 1,
    settings: {
      flags: [
        ...new Set([...settings.flags, 'sms_code_login', 'forgot_password_phone', 'forgot_password_email'] as const),
      ],
      challengeOn: { login: false, registration: false },
      rateLimits: { login: often, registration: often },
      lock: { failures: 100 },
      addressLock: { captchaAfter: 10_000, failures: 1_000_000 },
      codes: { pauseS: 1, perAddressDay: 1000, perIpDay: 1_000_000, perBrandDay: 10_000_000 },
    },
    changedBy: 'bench',
    reason: 'load',
  })
  const passwordHash = await hashPassword(deps, 'Demo2026pass')
  await pool.query(`update identity.member set password_hash = $1 where account like 'bench%'`, [passwordHash])
  await pool.query(`
    update identity.profile set email = account || '@inbox.example', email_verified_at = now(), country_dialing_code = '63',
           mobile_num = '917' || (1000000 + substr(account, 6)::int), mobile_e164 = '+63917' || (1000000 + substr(account, 6)::int),
           mobile_verified_at = now()
    from identity.member where member.id = member_id and account ~ '^bench[0-9]+$'`)
}

async function measure({ deps, url }: BenchDatabase, { runs, seconds }: Pace): Promise<Measurement> {
  const server = await startServer({ port: PORT, dataDir: deps.config.dataDir, databaseUrl: url })
  const call = await callerAt(`http://127.0.0.1:${PORT}`)
  const ways = Object.entries(WAYS)
  const figures = []
  for (const [name, way] of ways) {
    const ratios: number[] = []
    const known: number[] = []
    for (let run = 0; run < runs; run++) {
      const medians = await sideBySide((kind, index) => call(way(kind, index)), seconds / ways.length)
      console.log(name, JSON.stringify(medians))
      ratios.push(medians.ratio)
      known.push(medians.known)
    }
    figures.push(figure(`${name}: an account that there is`, 'ms', known))
    figures.push(figure(`${name}: one that there is not, times that`, '×', ratios, { atLeast: 0.9, atMost: 1.1 }))
  }
  await server.stop()
  return { figures, notes: [`${PEOPLE} members and as many names, numbers and e-mails that nobody has`] }
}

interface Medians {
  /** Milliseconds. */
  readonly known: number
  /** Of the two of each pair: both met the machine in the same state. */
  readonly ratio: number
}

/** Pairs, one of each kind. Whoever comes first is drawn, so that nothing that drifts is taken for a difference. */
async function sideBySide(ask: (kind: NameKind, index: number) => Promise<string>, seconds: number): Promise<Medians> {
  const took: Record<NameKind, number[]> = { known: [], unknown: [] }
  const answers: Record<NameKind, Set<string>> = { known: new Set(), unknown: new Set() }
  const until = performance.now() + seconds * 1000
  for (let pair = 0; pair < WARM_UP + 10 || performance.now() < until; pair++) {
    for (const kind of randomInt(2) === 0 ? NAME_KINDS : NAME_KINDS.toReversed()) {
      const asked = performance.now()
      answers[kind].add(await ask(kind, pair % PEOPLE))
      if (pair >= WARM_UP) took[kind].push(performance.now() - asked)
    }
  }
  const [known, unknown] = NAME_KINDS.map((kind) => [...answers[kind]].toSorted().join('\n'))
  if (known !== unknown) throw new Error(`known ones are answered ${known}, unknown ones ${unknown}`)
  const ratios = took.unknown.map((ms, pair) => ms / (took.known[pair] ?? Number.NaN))
  return { known: median(took.known), ratio: median(ratios) }
}

/** Makes a call; answers its status and body. */
async function callerAt(site: string): Promise<(said: GuessRequest) => Promise<string>> {
  const sealed = await sealerAt(site)
  return async ({ path, body, as }) => {
    const form = as === 'form'
    const text = form
      ? new URLSearchParams(Object.entries(body)).toString()
      : as === 'sealed'
        ? await sealed(body)
        : JSON.stringify(body)
    const headers = { ...HEADERS, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) }
    const answer = await fetch(site + path, { method: 'POST', headers, body: text })
    return `${answer.status} ${await answer.text()}`
  }
}
