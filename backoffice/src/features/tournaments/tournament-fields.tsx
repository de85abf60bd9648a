import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { REPEATS } from '@croupier/contract/console-tournaments.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { METRICS } from '@croupier/contract/tournaments.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { Labelled } from '../../kit/labelled.tsx'
import type { TournamentDraft } from './tournament-draft.ts'
import classes from './tournaments.module.css'

interface TournamentFieldsProps {
  readonly draft: TournamentDraft
  readonly readOnly: boolean
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (draft: TournamentDraft) => void
}

/** What a tournament is called, what it is played for, and when. */
export function TournamentFields(props: TournamentFieldsProps) {
  return (
    <Stack as="fieldset" gap={14} pad={0} disabled={props.readOnly}>
      <Names {...props} />
      <Rules {...props} />
      <Prizes {...props} />
    </Stack>
  )
}

function Names({ draft, errorOf, onChange }: TournamentFieldsProps) {
  const t = useWords('tournaments')
  const languages = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return (
    <Card title={t('names')}>
      <Grid gap={14} columns={3}>
        {WRITTEN.map((language) => (
          <Field
            key={language}
            label={languages.of(language) ?? language}
            value={draft.names[language] ?? ''}
            maxLength={60}
            lang={language}
            optional={language !== 'en'}
            error={language === 'en' ? errorOf('names') : undefined}
            onChange={({ target }) => onChange({ ...draft, names: { ...draft.names, [language]: target.value } })}
          />
        ))}
      </Grid>
    </Card>
  )
}

function Rules({ draft, errorOf, onChange }: TournamentFieldsProps) {
  const t = useWords('tournaments')
  return (
    <Card title={t('rules')}>
      <Grid gap={14} columns={3}>
        <Labelled label={t('metric')} named>
          <Segments
            label={t('metric')}
            options={METRICS.map((value) => ({ value, label: t(`metrics.${value}`) }))}
            value={draft.metric}
            onChange={(metric) => onChange({ ...draft, metric })}
          />
        </Labelled>
        <Labelled label={t('category')}>
          <select value={draft.category} onChange={({ target }) => onChange({ ...draft, category: target.value })}>
            <option value="">{t('every_category')}</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </select>
        </Labelled>
        <Field
          label={t('games')}
          hint={t('games_hint')}
          optional
          value={draft.games}
          error={errorOf('games')}
          onChange={({ target }) => onChange({ ...draft, games: target.value })}
        />
        <Field
          label={t('starts_at')}
          type="datetime-local"
          value={draft.startsAt}
          error={errorOf('startsAt')}
          onChange={({ target }) => onChange({ ...draft, startsAt: target.value })}
        />
        <Field
          label={t('ends_at')}
          type="datetime-local"
          value={draft.endsAt}
          error={errorOf('endsAt')}
          onChange={({ target }) => onChange({ ...draft, endsAt: target.value })}
        />
        <Labelled label={t('repeats')} named>
          <Segments
            label={t('repeats')}
            options={REPEATS.map((value) => ({ value, label: t(`repeat.${value}`) }))}
            value={draft.repeats}
            onChange={(repeats) => onChange({ ...draft, repeats })}
          />
        </Labelled>
      </Grid>
    </Card>
  )
}

function Prizes({ draft, errorOf, onChange }: TournamentFieldsProps) {
  const t = useWords('tournaments')
  const wrong = errorOf('prizes')
  return (
    <Card title={t('prizes')}>
      <Grid gap={14} columns={3}>
        <Field
          label={t('stake_min')}
          inputMode="decimal"
          value={draft.stakeMin}
          error={errorOf('stakeMin')}
          onChange={({ target }) => onChange({ ...draft, stakeMin: target.value })}
        />
        <div className={classes.wide}>
          <Labelled label={t('prizes_by_rank')} hint={t('prizes_hint')} wrong={wrong}>
            <textarea
              rows={6}
              value={draft.prizes}
              aria-invalid={wrong !== undefined}
              onChange={({ target }) => onChange({ ...draft, prizes: target.value })}
            />
          </Labelled>
        </div>
      </Grid>
    </Card>
  )
}
