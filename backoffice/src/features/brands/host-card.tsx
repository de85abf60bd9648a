import { Stack } from '@croupier/kit/layout/layout.tsx'
import { HOST_KINDS } from '@croupier/contract/console-brands.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { Labelled } from '../../kit/labelled.tsx'
import type { BrandDraft } from './brand-draft.ts'
import type { BrandFieldsProps } from './brand-fields.tsx'
import classes from './brands.module.css'

/** Where a brand is found, and whom each host is for. */
export function HostCard({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const { hosts } = draft
  const put = (next: BrandDraft['hosts']) => onChange({ ...draft, hosts: next })
  return (
    <Card
      title={t('hosts')}
      aside={
        <Button size="small" onClick={() => put([...hosts, { host: '', kind: 'member' }])}>
          <IconPlus size={15} aria-hidden />
          {t('add_host')}
        </Button>
      }
    >
      <p className={classes.text}>{t('hosts_hint')}</p>
      <Stack as="ul" gap={12} pad={0} className={classes.hosts}>
        {hosts.map(({ host, kind }, at) => (
          // A row has no name of its own until its host is typed.
          <li key={at}>
            <Field
              label={t('host_n', { n: at + 1 })}
              placeholder="play.example"
              autoCapitalize="none"
              spellCheck={false}
              value={host}
              error={errorOf(`hosts.${at}.host`) ?? errorOf(`hosts.${at}`) ?? (at === 0 ? errorOf('hosts') : undefined)}
              onChange={({ target }) => put(hosts.with(at, { host: target.value, kind }))}
            />
            <Labelled label={t('kind', { n: at + 1 })} besideFields>
              <select
                value={kind}
                onChange={({ target }) =>
                  put(hosts.with(at, { host, kind: target.value === 'agent' ? 'agent' : 'member' }))
                }
              >
                {HOST_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`kinds.${one}`)}
                  </option>
                ))}
              </select>
            </Labelled>
            {hosts.length === 1 ? null : (
              <Button
                size="small"
                aria-label={t('remove_host', { host: host === '' ? t('host_n', { n: at + 1 }) : host })}
                onClick={() => put(hosts.filter((_, index) => index !== at))}
              >
                <IconTrash size={16} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
