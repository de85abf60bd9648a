import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../vendorkit/crowd/main.ts')

export interface CrowdOptions {
  readonly site: string
  readonly dataDir: string
  readonly key: string
}

/** The sandbox's demo players in a process of their own, once they have heard the site. */
export async function startCrowd({ site, dataDir, key }: CrowdOptions): Promise<ChildProcess> {
  const env = { DATA_DIR: dataDir, CROWD_KEY: key, SITE_URL: site }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

/** End it, in good order or as a power cut would. */
export async function endCrowd(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
