import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { FEEDBACK_LONGEST, FEEDBACK_TOPICS, feedbackRule, sendFeedback } from '@croupier/contract/content.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { wordCount } from '@croupier/contract/word-count.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useGuard } from '../../parts/member/guard.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { useSession } from '@croupier/kit/session.ts'
import head from '../../parts/page/page-head.module.css'
import { Choice } from '../../parts/page/choice.tsx'
import { useMoment } from '../../parts/site/use-moment.ts'
import classes from './content.module.css'
import help from './help-page.module.css'
import { TextArea } from './text-area.tsx'

type Rule = ReplyOf<typeof feedbackRule>
type Receipt = ReplyOf<typeof sendFeedback>

/** Where a member tells the house something, and gets a receipt for it. */
export function FeedbackSection({ id }: { readonly id: string }) {
  const t = useWords('content')
  const guest = useSession() === undefined
  const requireMember = useGuard()
  const { data, error, refetch } = useAsk(feedbackRule)
  return (
    <section id={id} className={`card ${classes.box} ${help.section} ${help.print}`} aria-labelledby={`${id}-title`}>
      <Text as="h2" mb={10} size={20} weight={700} id={`${id}-title`} className={help.title}>
        {t('feedback')}
      </Text>
      <Text as="p" mt={2} tone="text-dim" className={head.lead}>
        {t('feedback_lead')}
      </Text>
      <div className={classes.section} style={{ marginTop: 18 }}>
        {guest ? <Button onClick={() => requireMember(() => undefined)}>{t('feedback_log_in')}</Button> : null}
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!guest && !data && !error ? <Skeleton height={240} radius={8} /> : null}
        {data ? <Feedback rule={data} /> : null}
      </div>
    </section>
  )
}

function Feedback({ rule }: { readonly rule: Rule }) {
  const client = useQueryClient()
  const [receipt, setReceipt] = useState<Receipt>()
  const onSent = (sent: Receipt) => {
    setReceipt(sent)
    void client.invalidateQueries({ queryKey: [feedbackRule.path] })
  }
  return (
    <>
      {receipt ? (
        <Sent receipt={receipt} onAgain={() => setReceipt(undefined)} />
      ) : (
        <Form rule={rule} onSent={onSent} />
      )}
      <SentBefore sent={rule.sent} />
    </>
  )
}

function Sent({ receipt: { receipt, words }, onAgain }: { readonly receipt: Receipt; readonly onAgain: () => void }) {
  const t = useWords('content')
  return (
    <div className={classes.sent} role="status">
      <IconCircleCheck size={32} aria-hidden />
      <b>{t('feedback_sent')}</b>
      <Text size={24} weight={700} className={classes.receipt}>
        {receipt}
      </Text>
      <Text as="p" size={13} tone="text-dim">
        {t('feedback_kept', { count: words })}
      </Text>
      <Button size="small" onClick={onAgain}>
        {t('feedback_again')}
      </Button>
    </div>
  )
}

function Form({
  rule: { wordsMin, wordsMax },
  onSent,
}: {
  readonly rule: Rule
  readonly onSent: (sent: Receipt) => void
}) {
  const t = useWords('content')
  const form = useFeedback({ wordsMin, wordsMax }, onSent)
  return (
    <Stack as="form" gap={16} className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused && Object.keys(form.refused.fields).length === 0 ? <RefusedLine error={form.refused} /> : null}
      <Choice
        label={t('feedback_topic')}
        above
        options={FEEDBACK_TOPICS.map((value) => ({ value, text: t(`topic_${value}`) }))}
        value={form.topic}
        onChoose={form.setTopic}
      />
      <TextArea
        label={t('feedback_content')}
        name="content"
        value={form.content}
        maxLength={FEEDBACK_LONGEST}
        placeholder={t('feedback_hint')}
        error={form.error}
        count={t('words_of', { count: form.words, min: wordsMin, max: wordsMax })}
        onChange={({ target }) => form.type(target.value)}
      />
      <Row gap={12} align="center" wraps>
        <PrimaryButton type="submit" working={form.working ? t('sending') : false}>
          {t('feedback_send')}
        </PrimaryButton>
      </Row>
    </Stack>
  )
}

function useFeedback({ wordsMin, wordsMax }: Pick<Rule, 'wordsMin' | 'wordsMax'>, onSent: (sent: Receipt) => void) {
  const t = useWords('content')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [topic, setTopic] = useState<(typeof FEEDBACK_TOPICS)[number]>('account')
  const [content, setContent] = useState('')
  const [tried, setTried] = useState(false)
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const words = wordCount(content)
  const fault =
    words < wordsMin
      ? t('words_missing', { count: wordsMin - words })
      : words > wordsMax
        ? t('words_over', { count: words - wordsMax })
        : undefined

  // Another text is another letter.
  const renew = () => {
    setId(crypto.randomUUID())
    setRefused(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (fault !== undefined || working) return
    setWorking(true)
    ask(sendFeedback, { body: { id, topic, content } })
      .then(onSent, (error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  return {
    topic,
    content,
    words,
    working,
    refused,
    error: refused?.fields['content']?.[0]?.message ?? (tried ? fault : undefined),
    submit,
    setTopic: (next: (typeof FEEDBACK_TOPICS)[number]) => {
      setTopic(next)
      renew()
    },
    type: (text: string) => {
      setContent(text)
      renew()
    },
  }
}

function SentBefore({ sent }: Pick<Rule, 'sent'>) {
  const t = useWords('content')
  const moment = useMoment()
  if (sent.length === 0) return null
  return (
    <div style={{ marginTop: 24 }}>
      <Text as="h3" size={13} tone="text-dim">
        {t('feedback_before')}
      </Text>
      <ul aria-label={t('feedback_before')}>
        {sent.map(({ receipt, topic, sentAt }) => (
          <li key={receipt} className="num">
            <b>{receipt}</b> · {t(`topic_${topic}`)} ·{' '}
            <Text size={13} tone="text-dim">
              {moment(sentAt)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
