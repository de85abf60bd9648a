import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { type CollectionContent, deskGames } from '@croupier/contract/console-catalogue.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { LANGUAGES } from '@croupier/contract/language.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import classes from './catalogue.module.css'

/** A game that was just chosen. */
export interface PickedGame {
  readonly code: string
  readonly name: string
}

interface CollectionFieldsProps {
  readonly code: string
  /** The code is chosen when it is created; later it stays. */
  readonly onCode: ((code: string) => void) | undefined
  readonly content: CollectionContent
  readonly names: Readonly<Record<string, string>>
  readonly readOnly: boolean
  readonly onChange: (next: CollectionContent, picked?: PickedGame) => void
}

/** What a collection says and shows. */
export function CollectionFields({ code, onCode, content, names, readOnly, onChange }: CollectionFieldsProps) {
  const t = useWords('catalogue')
  const { languages } = useBrandNow()
  const tags = [...new Set(languages.flatMap((language) => tagOf(language)))]
  return (
    <Grid gap={16}>
      <Card title={t('titles')}>
        <div className={classes.titles}>
          {tags.map((tag) => (
            <Field
              key={tag}
              label={t('title_in', { language: tag.toUpperCase() })}
              value={content.titles[tag] ?? ''}
              readOnly={readOnly}
              maxLength={60}
              onChange={({ target }) => onChange({ ...content, titles: titled(content.titles, tag, target.value) })}
            />
          ))}
          {onCode ? (
            <Field
              label={t('code')}
              hint={t('code_hint')}
              value={code}
              onChange={({ target }) => onCode(target.value.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_'))}
            />
          ) : null}
        </div>
      </Card>
      <Card title={t('place')}>
        <Grid as="label" gap={4} size={13} className={classes.place}>
          <span className="sr-only">{t('place')}</span>
          <select
            value={content.place}
            disabled={readOnly}
            onChange={({ target }) =>
              onChange({ ...content, place: PLACES.find((one) => one === target.value) ?? 'home' })
            }
          >
            {PLACES.map((place) => (
              <option key={place} value={place}>
                {place === 'home' ? t('home') : t(`categories.${place}`)}
              </option>
            ))}
          </select>
        </Grid>
      </Card>
      <GamesCard content={content} names={names} readOnly={readOnly} onChange={onChange} />
    </Grid>
  )
}

const PLACES = ['home', ...CATEGORIES] as const

const tagOf = (language: string): readonly string[] =>
  Object.entries(LANGUAGES).flatMap(([code, tag]) => (code === language ? [tag] : []))

function titled(titles: CollectionContent['titles'], tag: string, text: string): CollectionContent['titles'] {
  const { [tag]: _, ...others } = titles
  return text === '' ? others : { ...others, [tag]: text }
}

type GamesCardProps = Pick<CollectionFieldsProps, 'content' | 'names' | 'readOnly' | 'onChange'>

/** The games in their order, and those that a name finds. */
function GamesCard({ content, names, readOnly, onChange }: GamesCardProps) {
  const t = useWords('catalogue')
  const [search, setSearch] = useState('')
  const { data } = useAsk(deskGames, { query: { search, pageSize: 12 } }, { enabled: search.trim() !== '' })
  const { games } = content
  const found = (search.trim() === '' ? [] : (data?.list ?? [])).filter(({ code }) => !games.includes(code))
  const raise = (at: number) => onChange({ ...content, games: raised(games, at) })
  return (
    <Card
      title={t('games')}
      mark={
        <Text size={13} tone="text-dim">
          {games.length}
        </Text>
      }
    >
      {readOnly ? null : (
        <>
          <Field label={t('find_game')} value={search} onChange={({ target }) => setSearch(target.value)} />
          <Row gap={6} wraps className={classes.found}>
            {found.map(({ code, name }) => (
              <Button
                key={code}
                size="small"
                onClick={() => onChange({ ...content, games: [...games, code] }, { code, name })}
              >
                + {name}
              </Button>
            ))}
          </Row>
        </>
      )}
      <Grid as="ol" gap={4} className={classes.games}>
        {games.map((code, at) => (
          <GameLine
            key={code}
            name={names[code] ?? code}
            isFirst={at === 0}
            readOnly={readOnly}
            onRaise={() => raise(at)}
            onTakeOut={() => onChange({ ...content, games: games.filter((one) => one !== code) })}
          />
        ))}
      </Grid>
    </Card>
  )
}

interface GameLineProps {
  readonly name: string
  readonly isFirst: boolean
  readonly readOnly: boolean
  readonly onRaise: () => void
  readonly onTakeOut: () => void
}

function GameLine({ name, isFirst, readOnly, onRaise, onTakeOut }: GameLineProps) {
  const t = useWords('catalogue')
  return (
    <li>
      <span>{name}</span>
      {readOnly ? null : (
        <>
          <Button size="small" tone="ghost" aria-label={t('earlier', { name })} disabled={isFirst} onClick={onRaise}>
            <IconArrowUp size={14} aria-hidden />
          </Button>
          <Button size="small" tone="ghost" aria-label={t('take_out', { name })} onClick={onTakeOut}>
            <IconX size={14} aria-hidden />
          </Button>
        </>
      )}
    </li>
  )
}

/** The same games with one of them a place earlier. */
function raised(games: readonly string[], at: number): string[] {
  const [before = '', one = ''] = games.slice(at - 1, at + 1)
  return [...games.slice(0, at - 1), one, before, ...games.slice(at + 1)]
}
