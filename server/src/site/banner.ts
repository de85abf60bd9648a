import type { ReplyOf } from '@croupier/contract/call.ts'
import type { announcements } from '@croupier/contract/content.ts'
import type { FirstData } from '@croupier/contract/page.ts'
import { sentencesOf } from '@croupier/contract/sentences.ts'
import { type Build, fileOf } from './build.ts'
import { wordsOf } from '#kernel/escape.ts'

/** The banner seen first on home, and where its picture is. */
export interface Banner {
  readonly title: string
  /** Its first sentence, and what follows it. */
  readonly text: readonly [lead: string, rest: string]
  readonly src: string
  readonly srcset: string
  readonly sizes: string
}

/** The first banner that came with the page; undefined where there is none or nobody has drawn it. */
export function firstBanner(build: Build, first: FirstData): Banner | undefined {
  const announced = announcementsIn(first)?.banners[0]
  const [small, wide] = [720, 1440].map((width) => fileOf(build, `/banners/${announced?.art}.${width}.avif`))
  if (!announced || !small || !wide) return undefined
  return {
    title: announced.title,
    text: sentencesOf(wordsOf(announced.body)),
    src: `/${small}`,
    srcset: `/${small} 720w, /${wide} 1440w`,
    sizes: '(min-width: 900px) 860px, 100vw',
  }
}

const announcementsIn = ({ answers }: FirstData): ReplyOf<typeof announcements> | undefined =>
  answers.map(({ value }) => value).find(isAnnouncements)

const isAnnouncements = (value: unknown): value is ReplyOf<typeof announcements> =>
  typeof value === 'object' && value !== null && 'banners' in value
