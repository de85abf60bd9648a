import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Deps } from '#kernel/deps.ts'
import { seal, unseal } from '#kernel/secret.ts'
import { tokenHash } from '#kernel/session.ts'
import * as store from './store.ts'

/** What seals the records of sign-ins. */
export const PROVIDER_RECORD = 'account-provider-record'

/**
 * Where the sandbox's own provider of accounts keeps its sessions, consents and codes: in the database, so that a sign-in
 * goes on after a restart and on another node.
 */
export function recordsOf(deps: Deps, kind: string): Adapter {
  const idOf = (id: string) => tokenHash(`${kind} ${id}`)
  const payloadOf = async (found: store.FoundRecord | undefined): Promise<AdapterPayload | undefined> => {
    if (!found) return undefined
    const opened = await unseal(deps, PROVIDER_RECORD, found.payload).catch(() => undefined)
    if (opened === undefined) return undefined
    // As `upsert` sealed it.
    const payload = JSON.parse(opened) as AdapterPayload
    return found.consumedAt ? { ...payload, consumed: Math.floor(found.consumedAt.getTime() / 1000) } : payload
  }
  return {
    // Everything that it keeps here has an end.
    upsert: async (id, payload, expiresIn = 0) =>
      void (await store.saveRecord(deps.db, {
        id: idOf(id),
        grantHash: payload.grantId === undefined ? null : tokenHash(payload.grantId),
        uidHash: kind === 'Session' && payload.uid !== undefined ? tokenHash(payload.uid) : null,
        payload: await seal(deps, PROVIDER_RECORD, JSON.stringify(payload)),
        expiresAt: new Date(deps.now().getTime() + expiresIn * 1000),
      })),
    find: async (id) => payloadOf(await store.findRecord(deps.db, idOf(id), deps.now())),
    findByUid: async (uid) => payloadOf(await store.findRecordByUid(deps.db, tokenHash(uid), deps.now())),
    // Only devices without a browser have one, and none is served here.
    findByUserCode: async () => undefined,
    consume: async (id) => void (await store.consumeRecord(deps.db, idOf(id), deps.now())),
    destroy: async (id) => void (await store.deleteRecord(deps.db, idOf(id))),
    revokeByGrantId: async (grantId) => void (await store.deleteGranted(deps.db, tokenHash(grantId))),
  }
}
