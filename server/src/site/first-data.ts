import { systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { winnerBoard } from '@croupier/contract/betting.ts'
import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import { hotGames, vendorSorting } from '@croupier/contract/catalogue.ts'
import { announcements } from '@croupier/contract/content.ts'
import { codeOf } from '@croupier/contract/language.ts'
import {
  announcementsAsked,
  type FirstAnswer,
  type FirstData,
  HOME_PATHS,
  hotGamesAsked,
  type PagePath,
  winnersAsked,
} from '@croupier/contract/page.ts'
import type { Failure } from '@croupier/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'

interface Asked {
  readonly host: string
  readonly path: PagePath | undefined
  readonly language: string | undefined
  /** Somebody is logged in there: what only guests are told is left out. */
  readonly forMember: boolean
}

type Query = FirstAnswer['query']

interface Question {
  readonly call: Call
  readonly query: Query
}

/** What a page's first view will ask for, asked here as a guest would ask it: through the front door. */
export async function askFirstData(
  app: FastifyInstance,
  { host, path, language, forMember }: Asked,
): Promise<FirstData> {
  const ask = asker(app, host)
  const brand = await ask(whitelabel, {}, language)
  const code = spoken(brand, language)
  const questions: readonly Question[] = [
    { call: systemStatus, query: {} },
    { call: vendorSorting, query: {} },
    ...(path !== undefined && HOME_PATHS.includes(path) ? homeQuestions(brand.brand.merchant, code, forMember) : []),
  ]
  const values = await Promise.all(questions.map(({ call, query }) => ask(call, query, code)))
  const answers = questions.map(({ call, query }, index) => ({ path: call.path, query, value: values[index] }))
  const { serverTime } = values[0] as ReplyOf<typeof systemStatus> // The first question was for the status.
  return { whitelabel: brand, language: code, serverTime, answers }
}

const homeQuestions = (merchant: string, code: string, forMember: boolean): readonly Question[] => [
  ...(forMember ? [] : [{ call: announcements, query: announcementsAsked('B') }]),
  { call: hotGames, query: hotGamesAsked(merchant, code) },
  { call: winnerBoard, query: winnersAsked('latest') },
]

/** The language the page will choose: the wished one where the brand offers it, else the brand's own. */
function spoken({ brand }: ReplyOf<typeof whitelabel>, wished: string | undefined): string {
  const code = wished === undefined ? undefined : codeOf(wished)
  return code !== undefined && brand.languages.includes(code) ? code : brand.defaultLanguage
}

const asker =
  (app: FastifyInstance, host: string) =>
  async <C extends Call>(call: C, query: Query, language: string | undefined): Promise<ReplyOf<C>> => {
    const answer = await app.inject({
      method: 'GET',
      url: call.path,
      query: texts(query),
      headers: { host, ...(language === undefined ? {} : { language }) },
    })
    const reply: { success: true; value: ReplyOf<C> } | Failure = answer.json()
    if (!reply.success) throw new Refusal(reply.errorCode)
    return reply.value
  }

const texts = (query: Query) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
