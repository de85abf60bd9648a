import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { CHOSEN_ROLES, type Theme, THEMES, type TokenRole } from '@croupier/contract/look.ts'
import { PALETTES, type PaletteName } from '@croupier/contract/palettes.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/status.tsx'
import { faintOf, paletteOf } from './brand-draft.ts'
import type { BrandFieldsProps } from './brand-fields.tsx'
import classes from './brands.module.css'

const NAMES = Object.keys(PALETTES) as PaletteName[]

/** The colours of both themes; what cannot be read says so at its field before anybody saves. */
export function ColourCard({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const [theme, setTheme] = useState<Theme>('dark')
  const faint = faintOf(draft.tokens)
  const put = (role: TokenRole, colour: string) =>
    onChange({ ...draft, tokens: { ...draft.tokens, [theme]: { ...draft.tokens[theme], [role]: colour } } })
  const isFaint = faint.size > 0
  return (
    <Card
      title={t('colours')}
      mark={
        <Chip tone={isFaint ? 'loss' : 'win'}>
          {isFaint ? t('contrast_bad', { count: faint.size }) : t('contrast_ok')}
        </Chip>
      }
      aside={
        <Segments
          label={t('theme')}
          options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      }
    >
      <PaletteChoice theme={theme} onChoose={(name) => onChange({ ...draft, tokens: paletteOf(name) })} />
      <Grid gapY={12} gapX={14} className={classes.colours}>
        {CHOSEN_ROLES.map((role) => {
          const low = faint.get(`${theme}.${role}`)
          const wrong = low
            ? t('contrast_low', { ratio: low.ratio, min: low.least })
            : errorOf(`tokens.${theme}.${role}`)
          return (
            <Colour
              key={`${theme} ${role}`}
              name={t(`roles.${role}`)}
              colour={draft.tokens[theme][role] ?? ''}
              wrong={wrong}
              onChange={(colour) => put(role, colour)}
            />
          )
        })}
      </Grid>
    </Card>
  )
}

interface PaletteChoiceProps {
  /** Whose colours are shown of each palette. */
  readonly theme: Theme
  readonly onChoose: (name: PaletteName) => void
}

function PaletteChoice({ theme, onChoose }: PaletteChoiceProps) {
  const t = useWords('brands')
  return (
    <Row
      gap={8}
      align="center"
      wraps
      mb={14}
      tone="text-dim"
      className={classes.palettes}
      role="group"
      aria-label={t('palette')}
    >
      <span>{t('palette')}</span>
      {NAMES.map((name) => (
        <button key={name} type="button" onClick={() => onChoose(name)}>
          {(['surface-0', 'surface-2', 'accent', 'text'] as const).map((role) => (
            <i key={role} style={{ background: PALETTES[name][theme][role] }} />
          ))}
          {t(`palettes.${name}`)}
        </button>
      ))}
    </Row>
  )
}

interface ColourProps {
  readonly name: string
  readonly colour: string
  readonly wrong: string | undefined
  readonly onChange: (colour: string) => void
}

function Colour({ name, colour, wrong, onChange }: ColourProps) {
  return (
    <Grid gapY={2} gapX={10} align="end" className={classes.colour} data-wrong={wrong !== undefined || undefined}>
      <input
        type="color"
        tabIndex={-1}
        aria-hidden
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <label>
        <span>{name}</span>
        <input
          className="mono"
          maxLength={7}
          spellCheck={false}
          value={colour}
          aria-invalid={wrong !== undefined || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {wrong === undefined ? null : <small role="alert">{wrong}</small>}
    </Grid>
  )
}
