import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { BrandSwitch } from './brand-switch.tsx'
import { CheckFoot } from './check-foot.tsx'
import type { Count } from './count.ts'
import { type Group, GROUPS, type MenuEntry } from './menu.ts'
import classes from './side-bar.module.css'
import { useMenu } from './use-menu.ts'

/** The screens beside the page. */
export const SideBar = () => (
  <Stack level={0} className={classes.side}>
    <Screens />
  </Stack>
)

/** The screens in a drawer over the page. */
export const DrawnScreens = () => (
  <Stack level={0} className={classes.drawer}>
    <Screens />
  </Stack>
)

/** The brand, and the screens that the operator may open. */
function Screens() {
  const t = useWords('shell')
  const menu = useMenu()
  const { pathname } = useLocation()
  const active = menu.find(({ path }) => isAt(pathname, path))?.group
  const [opened, setOpened] = useState<Group>()
  const of = (group: Group) => menu.filter((entry) => entry.group === group)
  return (
    <>
      <BrandSwitch />
      <nav aria-label={t('screens')} className={classes.screens}>
        <Entries entries={of('top')} />
        {GROUPS.filter(({ group }) => of(group).length > 0).map(({ group, icon: Icon }) => {
          const open = group === 'desks' || group === active || group === opened
          const entries = of(group)
          if (open && (group === 'desks' || group === active))
            return (
              <section key={group} aria-label={t(`groups.${group}`)}>
                <Text as="h2" size={12} leading={18} weight={600} tone="text-dim" className={classes.label}>
                  {t(`groups.${group}`)}
                </Text>
                <Entries entries={entries} />
              </section>
            )
          return (
            <section key={group}>
              <button
                type="button"
                className={classes.group}
                aria-expanded={open}
                onClick={() => setOpened(open ? undefined : group)}
              >
                <Icon size={17} stroke={1.7} aria-hidden />
                <span>{t(`groups.${group}`)}</span>
                {open ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />}
              </button>
              {open ? <Entries entries={entries} /> : null}
            </section>
          )
        })}
      </nav>
      <CheckFoot />
    </>
  )
}

const isAt = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

const Entries = ({ entries }: { readonly entries: readonly MenuEntry[] }) =>
  entries.length === 0 ? null : (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link
            to={entry.path}
            className={entry.group === 'top' ? classes.group : classes.entry}
            activeProps={{ className: `${entry.group === 'top' ? classes.group : classes.entry} ${classes.active}` }}
          >
            <EntryFace entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
  )

function EntryFace({ entry: { words, icon: Icon, group, count, tone } }: { readonly entry: MenuEntry }) {
  const t = useWords('shell')
  return (
    <>
      {group === 'top' ? <Icon size={17} stroke={1.7} aria-hidden /> : null}
      <span>{t(`menu.${words}`)}</span>
      {count ? <Waiting count={count} tone={tone} /> : null}
    </>
  )
}

function Waiting({ count, tone }: { readonly count: Count; readonly tone: 'two' | undefined }) {
  const { data } = useQuery(count)
  return data ? (
    <Text
      firm
      padY={0}
      padX={6}
      tone="text"
      text="center"
      level={2}
      radius={6}
      className={classes.count}
      data-tone={tone}
    >
      {data}
    </Text>
  ) : null
}
