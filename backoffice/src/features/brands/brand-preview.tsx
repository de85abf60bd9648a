import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { completeTokens, type Theme, THEMES } from '@croupier/contract/look.ts'
import { CURRENCIES } from '@croupier/contract/currencies.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import type { BrandDraft } from './brand-draft.ts'
import site from './brand-preview.module.css'
import classes from './brands.module.css'

interface BrandPreviewProps {
  readonly draft: BrandDraft
  readonly children?: ReactNode
}

/** What the draft would look like, in both themes. */
export function BrandPreview({ draft, children }: BrandPreviewProps) {
  const t = useWords('brands')
  return (
    <div className={classes.side}>
      <Card title={t('preview')}>
        <div className={classes.stack}>
          {THEMES.map((theme) => (
            <Site key={theme} draft={draft} theme={theme} />
          ))}
        </div>
      </Card>
      {children}
    </div>
  )
}

function Site({ draft, theme }: { readonly draft: BrandDraft; readonly theme: Theme }) {
  const t = useWords('brands')
  const { tokens, logo, wordmark, menu } = draft
  const style = Object.fromEntries(
    Object.entries(safeTokens(tokens[theme], theme)).map(([role, colour]) => [`--site-${role}`, colour]),
  ) as CSSProperties // Custom properties are no part of the type.
  return (
    <Surface
      as="section"
      clips
      radius={12}
      className={site.site}
      style={style}
      aria-label={`${t('preview')}: ${t(`themes.${theme}`)}`}
    >
      <header>
        <BrandMark logo={logo} size={26} />
        <strong>{wordmark === '' ? '–' : wordmark}</strong>
        <Text atEnd nowrap className={site.balance}>
          <small>{t('preview_balance')}</small> {money(draft, '1,250')}
        </Text>
        <b>{t('preview_deposit')}</b>
      </header>
      <nav>
        {menu.slice(0, 4).map((category, at) => (
          <span key={category} data-now={at === 0 || undefined}>
            {t(`categories.${category}`)}
          </span>
        ))}
      </nav>
      <Row gap={6} justify="between" wraps pad={12} radius={10} className={site.game}>
        <strong>{t('preview_game')}</strong>
        <span className={site.won}>
          {t('preview_won')} +{money(draft, '480')}
        </span>
        <small>{t('preview_text')}</small>
      </Row>
    </Surface>
  )
}

// While a colour is being typed it is none.
const safeTokens = (set: BrandDraft['tokens']['dark'], theme: Theme) =>
  completeTokens(
    Object.fromEntries(
      Object.entries(set).map(([role, colour]) => [role, /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000']),
    ),
    theme,
  )

function money({ currency, currencySign, signAfter }: BrandDraft, whole: string): string {
  const { decimals } = CURRENCIES[currency]
  const figure = decimals === 0 ? `${whole.replaceAll(',', '.')}.000` : `${whole}.00`
  return signAfter ? `${figure} ${currencySign}` : `${currencySign} ${figure}`
}
