import { Row } from '@croupier/kit/layout/layout.tsx'
import { type LanguageCode, LANGUAGES, NAMES } from '@croupier/contract/language.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { changeWords, useLanguage, useWords } from '@croupier/kit/words.ts'
import { setCaller } from '@croupier/kit/calls.ts'
import { wearFace } from '@croupier/kit/theme/faces.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { offeredLanguages, rememberLanguage } from '../parts/site/language.ts'
import { Flag } from './flag.tsx'
import classes from './header.module.css'
import { DropMenu } from './drop-menu.tsx'
import { anchor } from './menu-anchor.ts'

/** The languages of the brand; a choice is remembered and spoken at once. */
export function LanguageMenu() {
  const t = useWords('shell')
  const tag = useLanguage()
  const { languages } = useBrand()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const choose = useLanguageChoice()
  const codes = offeredLanguages({ languages })
  const current = codes.find((code) => LANGUAGES[code] === tag) ?? 'EN'
  if (codes.length < 2) return null
  return (
    <>
      <Row
        as="button"
        tall={40}
        gap={8}
        align="center"
        padX={10}
        weight={500}
        tone="text-dim"
        radius={8}
        type="button"
        className={classes.language}
        popoverTarget={id}
        style={anchor(id)}
        // Each language is named in its own letters.
        onClick={() => codes.forEach((code) => wearFace(LANGUAGES[code]))}
      >
        <Flag language={current} />
        <span className={classes.code}>{current}</span>
        <span className="sr-only">{`${t('language')}: ${NAMES[current]}`}</span>
        <IconChevronDown size={16} aria-hidden />
      </Row>
      <DropMenu id={id} ref={menu}>
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            lang={LANGUAGES[code]}
            aria-current={code === current}
            onClick={() => {
              menu.current?.hidePopover()
              void choose(code)
            }}
          >
            <Flag language={code} />
            {NAMES[code]}
          </button>
        ))}
      </DropMenu>
    </>
  )
}

/** Speaks another language from here on, and remembers it. */
export function useLanguageChoice() {
  const { merchant } = useBrand()
  const queryClient = useQueryClient()
  return async (code: LanguageCode) => {
    rememberLanguage(code)
    setCaller({ merchant, language: code })
    await changeWords(LANGUAGES[code])
    await queryClient.invalidateQueries()
  }
}
