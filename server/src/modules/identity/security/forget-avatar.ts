import type { Deps } from '#kernel/deps.ts'
import { deleteFile } from '#kernel/files.ts'
import type { News } from '#kernel/outbox.ts'

/** Delete a picture that its member no longer wears. */
export async function forgetAvatar(deps: Deps, { brandId, keys }: News): Promise<void> {
  const [memberId, name] = keys
  if (memberId === undefined || name === undefined) throw new Error('an avatar was replaced, but nobody said which')
  await deleteFile(deps, { brandId, memberId, name })
}
