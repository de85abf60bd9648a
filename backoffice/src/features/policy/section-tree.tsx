import { Stack } from '@croupier/kit/layout/layout.tsx'
import { SearchField } from '@croupier/kit/form/search-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Draft, type Schema, sectionsOf } from './form.ts'
import classes from './policy.module.css'
import { useSettingName } from '../../kit/setting-name.ts'

interface SectionTreeProps {
  readonly schema: Schema
  readonly draft: Draft
  readonly chosen: string
}

/** The sections of the policy by group; those with changes are marked. */
export function SectionTree({ schema, draft, chosen }: SectionTreeProps) {
  const t = useWords('policy')
  const name = useSettingName()
  const [sought, setSought] = useState('')
  const fits = (key: string) =>
    [name([key]), ...keysBelow(schema.properties?.[key])].some((text) =>
      text.toLowerCase().includes(sought.trim().toLowerCase()),
    )
  const groups = Map.groupBy(
    sectionsOf(schema).filter(({ key }) => fits(key)),
    ({ group }) => group,
  )
  return (
    <Stack as="nav" gap={12} className={classes.tree} aria-label={t('sections')}>
      <SearchField label={t('find')} value={sought} onChange={({ target }) => setSought(target.value)} />
      {groups.size === 0 ? <p className="quiet">{t('nothing_found')}</p> : null}
      {[...groups].map(([group, sections]) => (
        <section key={group}>
          <h3>{t(`groups.${group}`)}</h3>
          {sections.map(({ key }) => (
            <Link
              key={key}
              to="/policy/$section"
              params={{ section: key }}
              aria-current={key === chosen ? 'page' : undefined}
            >
              {name([key])}
              {[...draft.keys()].some((path) => path === key || path.startsWith(`${key}/`)) ? (
                <span className={classes.dot} role="img" aria-label={t('has_changes')} />
              ) : null}
            </Link>
          ))}
        </section>
      ))}
    </Stack>
  )
}

const keysBelow = (schema: Schema | undefined): string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([key, below]) => [key, ...keysBelow(below)])
