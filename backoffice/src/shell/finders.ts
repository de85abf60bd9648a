import { operators } from '@croupier/contract/operator.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { type Icon, IconUserCog } from '@tabler/icons-react'
import { useMay } from './operator.tsx'
import { useMenu } from './use-menu.ts'

/** Something that was found, and where it is. */
export interface Found {
  readonly id: string
  /** What it is one of, in words. */
  readonly kind: string
  readonly name: string
  readonly says?: string
  readonly icon: Icon
  readonly to: string
  readonly params?: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, unknown>>
}

/** What fits, of every kind, in the order it is shown. */
export function useFound(text: string): readonly Found[] {
  return [...useScreens(text), ...useOperators(text)]
}

function useScreens(text: string): readonly Found[] {
  const t = useWords('shell')
  return useMenu()
    .map(({ path, words, icon }) => ({
      id: path,
      kind: t('screens'),
      name: t(`menu.${words}`),
      icon,
      to: path,
    }))
    .filter(({ name }) => fits(name, text))
}

const SHOWN = 5

function useOperators(text: string): readonly Found[] {
  const t = useWords('shell')
  const may = useMay()('operators.read')
  const query = { search: text, pageSize: SHOWN }
  const { data } = useAsk(operators, { query }, { enabled: may && text.length > 1 })
  return (data?.list ?? []).map(({ id, username, name }) => ({
    id,
    kind: t('menu.operators'),
    name,
    says: username,
    icon: IconUserCog,
    to: '/operators/$operatorId',
    params: { operatorId: id },
  }))
}

const fits = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase())
