import { CATEGORIES } from '@croupier/contract/field.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { categoryText } from '@croupier/contract/words/words.ts'
import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, string>>('../../words/*/shell.json', { eager: true, import: 'default' })

test.each(WRITTEN)('categories are called alike by the site and by its server in %s', (language) => {
  const words = files[`../../words/${language}/shell.json`]
  for (const category of CATEGORIES)
    expect([category, words?.[category]]).toEqual([category, categoryText(language, category)])
})
