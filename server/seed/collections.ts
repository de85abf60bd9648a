import type { Language } from '@croupier/contract/language.ts'
import type { NewCollection } from '../src/modules/catalogue/catalogue.ts'
import { games } from './games.ts'

/** What the studio makes itself, put together for the home page. */
export const studioShelf = (brandId: number, id: string): NewCollection => ({
  id,
  brandId,
  code: 'studio_originals',
  content: {
    titles: {
      en: 'Made in our studio',
      vi: 'Studio của chúng tôi',
      tl: 'Gawa ng aming studio',
      zh: '自营工作室出品',
      ja: '自社スタジオ作品',
      th: 'จากสตูดิโอของเรา',
      pt: 'Feitos no nosso estúdio',
      id: 'Buatan studio kami',
    } satisfies Record<Language, string>,
    place: 'home',
    games: games.map(({ code }) => code),
  },
  by: 'seed',
})
