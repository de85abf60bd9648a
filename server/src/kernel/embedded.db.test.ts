import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { firstClosed } from './embedded-owner.ts'
import { borrowEmbedded, type EmbeddedServer, startEmbedded } from './embedded.ts'

const said: string[] = []
const log = { info: (line: unknown) => said.push(String(line)), warn: (line: unknown) => said.push(String(line)) }
const quick = { fsync: 'off', shared_buffers: '16MB' }

let home = ''
const servers: EmbeddedServer[] = []
const killed: ChildProcess[] = []

async function start(dataDir = home, settings: Record<string, string> = quick): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, log, settings })
  servers.push(server)
  return server
}

async function stopAll(): Promise<void> {
  for (const server of servers.splice(0)) await server.stop()
}

async function ask(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

/** A server of its own process, so that it can be killed without a chance to tidy up. */
async function startElsewhere(): Promise<ChildProcess> {
  const code = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    await startEmbedded({ dataDir: ${JSON.stringify(home)}, log: { info() {}, warn() {} }, settings: ${JSON.stringify(quick)} })
    console.log('serving')
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  killed.push(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const postmasterPid = () => Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

beforeAll(async () => {
  // mkdtemp makes a folder that is closed to everyone else, so as root this also proves that such a folder is no obstacle.
  home = mkdtempSync(join(tmpdir(), 'croupier-embedded-'))
  await start()
  await stopAll()
})

afterEach(async () => {
  for (const child of killed.splice(0)) child.kill('SIGKILL')
  await stopAll()
  said.length = 0
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the embedded database', () => {
  test('is durable, checks its pages and belongs to a role that is no superuser', async () => {
    const server = await start(home, {})
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']
    const shown = await ask(
      server,
      `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join()}, current_setting('is_superuser') as super`,
    )
    expect(shown).toEqual([
      { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', data_checksums: 'on', super: 'off' },
    ])
  })

  test('keeps what it was given and its address over a restart', async () => {
    const first = await start()
    await ask(first, 'create table kept as select 42 as answer')
    await stopAll()

    const second = await start()
    expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(second.url).toBe(first.url)
  })

  test('has a port that the system lends to nobody who connects while it is down', async () => {
    expect(Number(new URL((await start()).url).port)).toBeLessThan(32_768)
  })

  test('keeps its passwords to its owner', () => {
    expect(statSync(join(home, 'postgres.json')).mode & 0o777).toBe(0o600)
  })

  test('is taken over while it runs when its server was killed', async () => {
    await kill(await startElsewhere())
    const left = postmasterPid()

    const server = await start()
    expect(postmasterPid()).toBe(left)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is started anew when the one left behind does not answer', async () => {
    await kill(await startElsewhere())
    const left = postmasterPid()
    process.kill(left, 'SIGSTOP')

    const server = await start()
    expect(postmasterPid()).not.toBe(left)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is started anew when a process of the one left behind holds its memory for a while', async () => {
    await kill(await startElsewhere())
    const left = postmasterPid()
    const [child = 0] = execFileSync('pgrep', ['-P', String(left)])
      .toString()
      .trim()
      .split('\n')
      .map(Number)
    process.kill(child, 'SIGSTOP')
    process.kill(left, 'SIGKILL')
    const refusals = () =>
      readFileSync(join(home, 'postgres.log'), 'utf8').split('pre-existing shared memory block').length
    const before = refusals()
    const starting = start()
    await expect.poll(refusals).toBeGreaterThan(before)
    process.kill(child, 'SIGKILL')

    const server = await starting
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is lent while its server serves it, however long it takes to answer, and goes on afterwards', async () => {
    const first = await start()
    const owned = postmasterPid()
    process.kill(owned, 'SIGSTOP')
    // Longer than one connection is waited for.
    setTimeout(() => process.kill(owned, 'SIGCONT'), 1500)

    const borrowed = await borrowEmbedded({ dataDir: home, log })
    expect(await ask(borrowed, 'select 1 as one')).toEqual([{ one: 1 }])
    await borrowed.stop()
    expect(postmasterPid()).toBe(owned)
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is started again at its address when it is killed, and no second server gets in', async () => {
    const server = await start()
    const killed = postmasterPid()
    process.kill(killed, 'SIGKILL')

    await expect.poll(() => ask(server, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }])
    expect(postmasterPid()).not.toBe(killed)
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/^PostgreSQL runs again after \d+ ms$/))
    await expect(start()).rejects.toThrow('Another server already runs on this data folder')
  })

  test('is started again as often as it is killed', async () => {
    const server = await start()
    for (let round = 1; round <= 3; round++) {
      process.kill(postmasterPid(), 'SIGKILL')
      const again = () => said.filter((line) => line.startsWith('PostgreSQL runs again')).length
      await expect.poll(again).toBe(round)
    }
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is claimed again when it ended its connections itself after one of its processes was killed', async () => {
    const server = await start()
    const postmaster = postmasterPid()
    const backends = await ask(server, `select pid from pg_stat_activity where application_name = 'croupier claim'`)
    process.kill(backends[0]!.pid as number, 'SIGKILL')

    await expect.poll(() => said).toContainEqual(expect.stringMatching(/^PostgreSQL runs again/))
    expect(postmasterPid()).toBe(postmaster)
    await expect(start()).rejects.toThrow('Another server already runs on this data folder')
  })

  test('may be stopped while it is being started again', async () => {
    const server = await start()
    process.kill(postmasterPid(), 'SIGKILL')
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/^PostgreSQL ended unexpectedly/))
    await stopAll()
    await expect(ask(server, 'select 1')).rejects.toThrow('ECONNREFUSED')
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is left to a server that took the folder while it was down, and the first one hears of that', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const server = await startEmbedded({
      dataDir: home,
      log,
      settings: quick,
      taken: (error) => resolve(error.message),
    })
    servers.push(server)
    // As a second server does that asks for the lock in the moment in which it is free.
    const waiting = new pg.Client({ connectionString: server.url })
    waiting.on('error', () => {})
    await waiting.connect()
    const locked = waiting.query(`select pg_advisory_lock(hashtext('croupier claim'))`)
    await ask(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'croupier claim'`,
    )
    await locked
    expect(await promise).toContain('Another server already runs on this data folder')
    await waiting.end()
  })

  test('is refused to a second server, and the first one keeps it', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow('Another server already runs on this data folder')
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('moves to another port when its own is taken', async () => {
    const first = await start()
    const port = Number(new URL(first.url).port)
    await stopAll()
    const squatter = createServer().listen(port, '127.0.0.1')
    await once(squatter, 'listening')

    const second = await start()
    expect(new URL(second.url).port).not.toBe(String(port))
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
    squatter.close()
  })

  test('starts although another program has the number of its last process', async () => {
    writeFileSync(join(home, 'postgres/postmaster.pid'), `${process.pid}\n${home}/postgres\n1\n5432\n\n\n\nready\n`)
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('of another major version is left alone, in one line', async () => {
    const file = join(home, 'postgres/PG_VERSION')
    const version = readFileSync(file)
    writeFileSync(file, '15\n')
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 15 and this version runs \d+: use another DATA_DIR/)
    writeFileSync(file, version)
  })

  test('without its password file is left alone, in one line', async () => {
    const other = join(home, 'other')
    mkdirSync(join(other, 'postgres'), { recursive: true })
    writeFileSync(join(other, 'postgres/PG_VERSION'), readFileSync(join(home, 'postgres/PG_VERSION')))
    await expect(start(other)).rejects.toThrow(/postgres.json with the password of .* is missing/)
  })

  test('says which folder it cannot write to', async () => {
    const file = join(home, 'a-file')
    writeFileSync(file, '')
    await expect(start(join(file, 'data'))).rejects.toThrow(`Cannot write to the data folder ${file}/data (ENOTDIR)`)
  })
})

describe('the way to the files of another user', () => {
  const stranger = { uid: 12_345, gid: 12_345 }

  test('is open where every folder lets others pass', () => {
    expect(firstClosed('/usr/bin', stranger)).toBeUndefined()
  })

  test('is closed by the outermost folder that is for its owner alone', () => {
    mkdirSync(join(home, 'closed/inner'), { recursive: true })
    chmodSync(join(home, 'closed/inner'), 0o700)
    chmodSync(join(home, 'closed'), 0o700)
    chmodSync(home, 0o711)
    expect(firstClosed(join(home, 'closed/inner'), stranger)).toBe(join(home, 'closed'))
    chmodSync(home, 0o700)
  })
})
