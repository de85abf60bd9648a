import { execFileSync, type SpawnOptions } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

/** Who runs the database and how its programs are started as that user. */
export type Owner = {
  readonly account?: Account
  /** The command line and options that run a program of PostgreSQL as this user. */
  command(program: string, args: readonly string[]): { file: string; args: string[]; options: SpawnOptions }
}

type Account = { readonly name: string; readonly uid: number; readonly gid: number }

// Nothing of the caller's environment is meant for the database: PGPORT or LC_ALL there would change what it does.
const options = { env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, cwd: '/' }

/**
 * Chooses the user that runs the database: the caller, or another one for root, since PostgreSQL refuses root.
 * `folder` is the cluster's (its owner stays the owner), `paths` what that user must be able to reach.
 */
export function chooseOwner(folder: string, paths: readonly string[]): Owner {
  if (process.getuid?.() !== 0) return { command: (file, args) => ({ file, args: [...args], options }) }

  const account = ownerOf(folder) ?? accountOf('postgres') ?? createAccount() ?? accountOf('nobody')
  if (!account)
    throw new StartError(
      'PostgreSQL does not run as root, and this system has no user to run it as: start as an ordinary user',
    )

  const closed = paths.map((path) => firstClosed(path, account)).find((path) => path !== undefined)
  if (closed === undefined) {
    const asAccount = { ...options, uid: account.uid, gid: account.gid }
    return { account, command: (file, args) => ({ file, args: [...args], options: asAccount }) }
  }
  return throughClosed(closed, account)
}

/** The outermost of the folders down to `path` that `account` may not pass, undefined when the way is open. */
export function firstClosed(path: string, account: { readonly uid: number; readonly gid: number }): string | undefined {
  const above = dirname(path)
  const higher = above === path ? undefined : firstClosed(above, account)
  if (higher !== undefined) return higher

  const { mode, uid, gid } = statSync(path)
  const search = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & search) === 0 ? path : undefined
}

// A folder such as /root or one made by mktemp is closed to the database's user. Its mode is not ours to change; the
// right to pass closed folders, and nothing else of root's, is lent to the database where the system allows that.
function throughClosed(closed: string, account: Account): Owner {
  const right = lendableRight()
  if (right === undefined)
    throw new StartError(
      `PostgreSQL runs as user ${account.name} here and may not enter ${closed}: chmod o+x ${closed}, use another folder, or start as an ordinary user`,
    )
  const prefix = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    // Without this bit access(2) answers as if the right were not there, and PostgreSQL asks it about its own binaries.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${right}`,
    `--ambient-caps=+${right}`,
  ]
  return { account, command: (file, args) => ({ file: 'setpriv', args: [...prefix, file, ...args], options }) }
}

function lendableRight() {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' })
    const effective = BigInt(`0x${/^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]}`)
    if ((effective & 0b100n) !== 0n) return 'dac_read_search'
    if ((effective & 0b010n) !== 0n) return 'dac_override'
  } catch {
    // No setpriv or no /proc: not a Linux that can do this.
  }
  return undefined
}

function ownerOf(folder: string): Account | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { name: `#${found.uid}`, uid: found.uid, gid: found.gid } : undefined
}

function accountOf(name: string): Account | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    )
    return uid && gid ? { name, uid, gid } : undefined
  } catch {
    return undefined
  }
}

function createAccount(): Account | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'croupier'], {
      stdio: 'ignore',
    })
  } catch {
    // Already there, or no right to add one: the look-up below tells.
  }
  return accountOf('croupier')
}
