import { createHash } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'
import { putFile } from '#kernel/files.ts'
import { newId } from '#kernel/id.ts'
import { must } from '#kernel/refusal.ts'
import { paperOf } from '#modules/identity/picture/picture.ts'

export interface Slip {
  readonly slip: string
  /** Of the file as it was sent: the same file is the same slip. */
  readonly hash: string
}

/** Keep the picture that a member sends of a transfer or of their account; refused where it is none. */
export async function keepSlip(
  deps: Deps,
  { brandId, memberId }: { readonly brandId: number; readonly memberId: string },
  file: Buffer | undefined,
): Promise<Slip> {
  const picture = must(await paperOf(memberId, file))
  const slip = `slip-${newId(deps)}.webp`
  await putFile(deps, { brandId, memberId, name: slip }, picture)
  const hash = createHash('sha256')
    .update(file ?? '')
    .digest('base64url')
  return { slip, hash }
}
