import type { Resource } from '@croupier/contract/brand.ts'
import type { z } from 'zod'

export type Download = z.output<typeof Resource>

/** Kinds of the app, in the order shown. */
const DOWNLOADS = ['IOS', 'IOS_LITE', 'ANDROID']

/** The app in the kinds that the brand has. */
export const downloadsIn = (resources: readonly Download[]): readonly Download[] =>
  DOWNLOADS.flatMap((kind) => resources.find(({ resourceType }) => resourceType === kind) ?? [])

/** What a resource is called by the brand, which has a Chinese name for it and one for everybody else. */
export const nameIn = (language: string, { labelNameCn, labelNameEn }: Download): string =>
  language.startsWith('zh') ? labelNameCn : labelNameEn

/** Where the brand's people meet, if anywhere. */
export const socialIn = (resources: readonly Download[]): Download | undefined =>
  resources.find(({ resourceType }) => resourceType === 'SOCIAL')
