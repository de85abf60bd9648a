import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconDeviceMobile, IconHeadset, IconUsersGroup } from '@tabler/icons-react'
import { downloadsIn, nameIn, socialIn } from './resources.ts'
import type { Service } from './service/use-service.ts'
import { useStatus } from '../parts/site/use-status.ts'

interface SideRowsProps {
  readonly service: Service
  readonly onChosen?: () => void
}

/** What stands beside the page on wide screens, as rows of a list: nothing that the brand does not have. */
export function SideRows({ service, onChosen }: SideRowsProps) {
  const t = useWords('shell')
  const language = useLanguage()
  const resources = useStatus()?.info.resources ?? []
  const social = socialIn(resources)
  return (
    <>
      {service.kind ? (
        <li>
          <button
            type="button"
            onClick={() => {
              onChosen?.()
              service.open()
            }}
          >
            <IconHeadset size={20} aria-hidden />
            {t(service.kind === 'VIP' ? 'service_vip_long' : 'service_chat_long')}
          </button>
        </li>
      ) : null}
      {social ? (
        <li>
          <a href={social.url} target="_blank" rel="noreferrer" onClick={onChosen}>
            <IconUsersGroup size={20} aria-hidden />
            {nameIn(language, social)}
          </a>
        </li>
      ) : null}
      {downloadsIn(resources).map(({ resourceType, url }) => (
        <li key={resourceType}>
          <a href={url} onClick={onChosen}>
            <IconDeviceMobile size={20} aria-hidden />
            {t(`app_${resourceType}`)}
          </a>
        </li>
      ))}
    </>
  )
}
