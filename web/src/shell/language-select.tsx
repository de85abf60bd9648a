import { Row } from '@croupier/kit/layout/layout.tsx'
import { LANGUAGES, NAMES } from '@croupier/contract/language.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { offeredLanguages } from '../parts/site/language.ts'
import { Flag } from './flag.tsx'
import { useLanguageChoice } from './language-menu.tsx'
import classes from './language-select.module.css'

/** The same as the phone's own list of choices: one that hangs below would open under the edge of a sheet. */
export function LanguageSelect() {
  const t = useWords('shell')
  const tag = useLanguage()
  const choose = useLanguageChoice()
  const codes = offeredLanguages(useBrand())
  const current = codes.find((code) => LANGUAGES[code] === tag) ?? 'EN'
  if (codes.length < 2) return null
  return (
    <Row as="label" tall={44} anchor gap={10} align="center" padX={12} level={2} radius={8} className={classes.choice}>
      <Flag language={current} />
      <span className="sr-only">{t('language')}</span>
      <select
        value={current}
        onChange={({ target }) => {
          const chosen = codes.find((code) => code === target.value)
          if (chosen) void choose(chosen)
        }}
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={LANGUAGES[code]}>
            {NAMES[code]}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden />
    </Row>
  )
}
