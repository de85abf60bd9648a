import { systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { winnerBoard } from '@croupier/contract/betting.ts'
import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import { collections, gameList, hotGames, vendorKinds, vendorSorting } from '@croupier/contract/catalogue.ts'
import { announcements } from '@croupier/contract/content.ts'
import type { Category } from '@croupier/contract/field.ts'
import { codeOf } from '@croupier/contract/language.ts'
import {
  announcementsAsked,
  type FirstAnswer,
  type FirstData,
  HOME_PATHS,
  hotGamesAsked,
  LOBBY_PAGE,
  lobbyAsked,
  type PagePath,
  statusAsked,
  winnersAsked,
} from '@croupier/contract/page.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import type { Failure } from '@croupier/contract/refusal.ts'
import { studioGame } from '@croupier/contract/studio.ts'
import type { FastifyInstance } from 'fastify'
import { OWN_REQUEST } from '#kernel/limit.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { ShownGame } from './game.ts'
import { categoryOf } from './lobby.ts'

type Status = ReplyOf<typeof systemStatus>

interface PageRequest {
  readonly host: string
  readonly ip: string
  readonly path: PagePath | undefined
  /** Those that the visitor would read, the best first: the chosen one, or what the browser asks for. */
  readonly languages: readonly string[]
  readonly phone: boolean
  /** Which of our games a page of games shows. */
  readonly game: ShownGame | undefined
  /** The address asks for some of what its page shows. */
  readonly narrowed: boolean
  /** Somebody is logged in there: what only guests are told is left out. */
  readonly forMember: boolean
}

type Query = FirstAnswer['query']

/** The brand of a host, with its setting tree. */
export const askBrand = (app: FastifyInstance, at: Pick<PageRequest, 'host' | 'ip'>, language?: string) =>
  asker(app, at)({ call: whitelabel, query: {} }, language)

interface Question {
  readonly call: Call
  readonly params?: FirstAnswer['params']
  readonly query: Query
}

/** Whether the site is open to this visitor, and which hosts it needs. */
export const askStatus = (app: FastifyInstance, { host, ip }: Pick<PageRequest, 'host' | 'ip'>): Promise<Status> =>
  asker(app, { host, ip })({ call: systemStatus, query: statusAsked(host) }, undefined)

/**
 * What a page's first view will ask for, asked here as a guest would ask it: through the front door. A page is kept for the
 * next visitor, so where they are stands in it only when it is about that.
 */
export async function askFirstData(
  app: FastifyInstance,
  { path, languages, phone, narrowed, game, forMember, ...at }: PageRequest,
  status: Status,
): Promise<FirstData> {
  const ask = asker(app, at)
  const first = await askBrand(app, at, languages[0])
  const code = spoken(first, languages)
  // What a brand says of itself depends on the language too.
  const brand = languages.length === 0 || code === languages[0] ? first : await askBrand(app, at, code)
  const said = status.status === 2 ? status : { ...status, location: { ip: '', country: '' } }
  const known = { path: systemStatus.path, params: {}, query: statusAsked(at.host), value: said }
  const { serverTime } = status
  if (status.status !== 0) return { whitelabel: brand, language: code, serverTime, answers: [known] }

  const category = narrowed ? undefined : categoryOf(path)
  const questions: readonly Question[] = [
    { call: vendorSorting, query: {} },
    ...(path !== undefined && HOME_PATHS.includes(path) ? homeQuestions(brand.brand.merchant, code, forMember) : []),
    ...(category === undefined ? [] : lobbyQuestions(category, phone)),
    ...(category === 'LIVE' ? [{ call: liveTables, query: {} }] : []),
    ...(path === '/game' && game ? [{ call: studioGame, params: { gameCode: game }, query: {} }] : []),
  ]
  const values = await Promise.all(questions.map((question) => ask(question, code).catch(leftOut)))
  const answers = questions.flatMap(({ call, params = {}, query }, index) => {
    const value = values[index]
    return value === undefined ? [] : [{ path: call.path, params, query, value }]
  })
  return { whitelabel: brand, language: code, serverTime, answers: [known, ...answers] }
}

/** What is refused now the page asks for itself, and says in its place what is wrong. */
function leftOut(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

const homeQuestions = (merchant: string, code: string, forMember: boolean): readonly Question[] => [
  ...(forMember ? [] : [{ call: announcements, query: announcementsAsked('B') }]),
  { call: hotGames, query: hotGamesAsked(merchant, code) },
  { call: winnerBoard, query: winnersAsked('latest') },
]

const lobbyQuestions = (category: Category, phone: boolean): readonly Question[] => [
  { call: gameList, query: { ...lobbyAsked(category, phone), pageNo: 1, pageSize: LOBBY_PAGE } },
  { call: vendorKinds, query: { gameType: category } },
  { call: collections, query: { place: category } },
]

/** The language the page will choose: the first wished one that the brand offers, else the brand's own. */
const spoken = ({ brand }: ReplyOf<typeof whitelabel>, wishes: readonly string[]): string =>
  wishes.flatMap((wish) => codeOf(wish) ?? []).find((code) => brand.languages.includes(code)) ?? brand.defaultLanguage

const asker =
  (app: FastifyInstance, { host, ip }: Pick<PageRequest, 'host' | 'ip'>) =>
  async <C extends Call>(
    { call, params = {}, query }: Question & { readonly call: C },
    language: string | undefined,
  ): Promise<ReplyOf<C>> => {
    const answer = await app.inject({
      method: 'GET',
      url: pathOf(call, params),
      query: texts(query),
      remoteAddress: ip,
      headers: { host, ...OWN_REQUEST, ...(language === undefined ? {} : { language }) },
    })
    const reply: { success: true; value: ReplyOf<C> } | Failure = answer.json()
    if (!reply.success) throw new Refusal(reply.errorCode)
    return reply.value
  }

const pathOf = ({ path }: Call, params: FirstAnswer['params']): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const texts = (query: Query) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
