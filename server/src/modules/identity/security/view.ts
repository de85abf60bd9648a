import type { Deps } from '#kernel/deps.ts'
import { shownLink } from '#kernel/files.ts'
import type { Icon } from './store.ts'

/** A member's picture as pages show it: the name of a drawn face, or a link to the own one. */
export function iconView(
  deps: Deps,
  { brandId, memberId, avatar, avatarType }: Icon & { readonly brandId: number; readonly memberId: string },
): Icon {
  if (avatarType === 'STATIC') return { avatar, avatarType }
  return { avatar: shownLink(deps, { brandId, memberId, name: avatar }), avatarType }
}
