import { FACES } from '@croupier/contract/security.ts'
import { pictureUrl } from './picture-url.ts'

interface AvatarProps {
  /** A face's name, such as `fox`, or the address of a member's own picture. */
  readonly name: string
  readonly size?: number
}

/** A member's round picture; an unknown name gets one of the faces, always the same. Decoration beside the name. */
export function Avatar({ name, size = 34 }: AvatarProps) {
  const own = name.startsWith('/') || name.startsWith('https://')
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const src = own
    ? name
    : (pictureUrl(`avatars/${name}.avif`) ?? pictureUrl(`avatars/${FACES[sum % FACES.length]}.avif`))
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ borderRadius: '50%', display: 'block' }}
      decoding="async"
    />
  )
}
