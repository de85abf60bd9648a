import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Session } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keepsAway } from './rules.ts'
import type { Audience } from './store.ts'

/** What a call says of who reads. */
export interface Caller {
  readonly brandId: number
  /** BCP 47 tag. */
  readonly language: string
  readonly session: Session | undefined
}

/** For whom content is read: guests or members of a brand, in the caller's language, else in the brand's own. */
export async function audienceOf(deps: Deps, ask: Caller, execution?: 'A' | 'B'): Promise<Audience> {
  const { id: brandId, defaultLanguage } = await brandOf(deps, ask.brandId)
  const languages = [ask.language, LANGUAGES[codeOf(defaultLanguage) ?? 'EN']]
  // A guest is not told what is meant for members, whatever is asked for.
  return {
    brandId,
    languages,
    execution: ask.session ? (execution ?? 'A') : 'B',
    offers: !keepsAway(ask.session),
    memberId: ask.session?.memberId ?? null,
  }
}
