import type { Language } from '@croupier/contract/language.ts'
import type { NewArticle, NewLevel, ArticleSection } from '../src/modules/content/articles/store.ts'
import { en } from './texts/en.ts'
import { id } from './texts/id.ts'
import { ja } from './texts/ja.ts'
import { pt } from './texts/pt.ts'
import { th } from './texts/th.ts'
import { tl } from './texts/tl.ts'
import { vi } from './texts/vi.ts'
import { zh } from './texts/zh.ts'

interface Text {
  readonly title: string
  readonly body: string
}

/** The lasting texts of one language by place and key. */
export interface Texts {
  readonly help: Readonly<Record<(typeof KEYS)['help'][number], Text>>
  readonly vip: Readonly<Record<(typeof KEYS)['vip'][number], Text>>
  readonly join: Readonly<Record<(typeof KEYS)['join'][number], Text>>
}

/** In the order shown. A key is the hash of its section. */
const KEYS = {
  help: ['account', 'money', 'games', 'fairness', 'responsible', 'agreement', 'privacy'],
  vip: ['club'],
  join: ['partners'],
} as const satisfies Record<ArticleSection, readonly string[]>

/** By BCP 47 tag. */
const TEXTS: Readonly<Record<Language, Texts>> = { en, zh, ja, th, vi, pt, id, tl }

interface Speaker {
  readonly id: number
  readonly name: string
}

type Publication = Pick<NewArticle, 'validFrom' | 'publishedBy'>

/** What a brand says at length, in the first version of each article. */
export const articlesOf = (brand: Speaker, published: Publication): readonly NewArticle[] =>
  (Object.keys(KEYS) as ArticleSection[]).flatMap((place) =>
    KEYS[place].map((key, position) => ({
      ...published,
      brandId: brand.id,
      place,
      key,
      position,
      version: 1,
      words: Object.fromEntries(
        Object.entries(TEXTS).map(([language, texts]) => [language, spoken(textOf(texts, place, key), brand)]),
      ),
    })),
  )

// The keys of a place are those of every language's texts for it.
const textOf = (texts: Texts, place: ArticleSection, key: string): Text =>
  (texts[place] as Readonly<Record<string, Text>>)[key] ?? { title: key, body: '' }

const spoken = ({ title, body }: Text, { name }: Speaker): Text => {
  const filled = (text: string) => text.replaceAll('{brand}', name)
  return { title: filled(title), body: filled(body) }
}

/** From this level up members are served by the VIP desk. */
const DESK_FROM = 5

const LEVELS = [
  ['Bronze', '#A9693A'],
  ['Silver', '#8E9AB3'],
  ['Gold', '#D29A1E'],
  ['Platinum', '#5E8FB0'],
  ['Sapphire', '#2F63E0'],
  ['Ruby', '#C22B4B'],
  ['Emerald', '#128A5B'],
  ['Diamond', '#2FA9C9'],
  ['Black', '#3A4052'],
] as const

/** The levels of a brand's club. Their names are on the members' labels, so they are the same in every language. */
export const levelsOf = (brandId: number, published: Publication): readonly NewLevel[] =>
  LEVELS.map(([name, colour], index) => ({
    ...published,
    brandId,
    version: 1,
    level: index + 1,
    name,
    colour,
    desk: index + 1 >= DESK_FROM,
  }))
