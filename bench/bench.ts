// npm run bench -- [names …] [--quick] [--runs=5] [--seconds=20]: measures, writes results/*.json and the page README.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import { type BenchName, writePage } from './page.ts'
import type { Bench, Pace } from './result.ts'

const BENCHES: Readonly<Record<BenchName, () => Promise<Bench>>> = {
  returns: async () => (await import('./returns.ts')).returns,
  'table-returns': async () => (await import('./returns.ts')).tableReturns,
  'lottery-returns': async () => (await import('./returns.ts')).lotteryReturns,
  randomness: async () => (await import('./randomness.ts')).randomness,
  engine: async () => (await import('./engine.ts')).engine,
  'ticket-counts': async () => (await import('./ticket-counts.ts')).ticketCounts,
  ledger: async () => (await import('./ledger.ts')).ledger,
  members: async () => (await import('./members.ts')).members,
  endings: async () => (await import('./endings.ts')).endings,
  legs: async () => (await import('./legs.ts')).legs,
  'correction-kills': async () => (await import('./correction-kills.ts')).correctionKills,
  'recount-kills': async () => (await import('./work-kills.ts')).recountKills,
  'move-kills': async () => (await import('./work-kills.ts')).moveKills,
  model: async () => (await import('./model.ts')).model,
  history: async () => (await import('./history.ts')).history,
  hierarchy: async () => (await import('./hierarchy.ts')).hierarchy,
  figures: async () => (await import('./figures.ts')).figures,
  record: async () => (await import('./record.ts')).record,
  rounds: async () => (await import('./rounds.ts')).rounds,
  crash: async () => (await import('./crash.ts')).crash,
  'crash-kills': async () => (await import('./crash-kills.ts')).crashKills,
  'multi-step-kills': async () => (await import('./multi-step-kills.ts')).multiStepKills,
  live: async () => (await import('./live.ts')).live,
  tables: async () => (await import('./tables.ts')).tables,
  'table-round': async () => (await import('./table-round.ts')).tableRound,
  'table-kills': async () => (await import('./table-kills.ts')).tableKills,
  'lottery-issue': async () => (await import('./lottery-issue.ts')).lotteryIssue,
  'lottery-kills': async () => (await import('./lottery-kills.ts')).lotteryKills,
  'vendor-kills': async () => (await import('./vendor-kills.ts')).vendorKills,
  flood: async () => (await import('./flood.ts')).flood,
  logins: async () => (await import('./logins.ts')).logins,
  enumeration: async () => (await import('./enumeration.ts')).enumeration,
  vendor: async () => (await import('./vendor.ts')).vendor,
  fuzz: async () => (await import('./fuzz.ts')).fuzz,
  kills: async () => (await import('./kills.ts')).kills,
  outage: async () => (await import('./outage.ts')).outage,
  start: async () => (await import('./start.ts')).start,
  webhooks: async () => (await import('./webhooks.ts')).webhooks,
  lobby: async () => (await import('./lobby.ts')).lobby,
  crowd: async () => (await import('./crowd.ts')).crowd,
  'crowd-kills': async () => (await import('./crowd-kills.ts')).crowdKills,
  site: async () => (await import('./site.ts')).site,
  'live-lobby': async () => (await import('./live-lobby.ts')).liveLobby,
  games: async () => (await import('./games.ts')).games,
}

const RESULTS = new URL('results/', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, runs: { type: 'string' }, seconds: { type: 'string' } },
})

const pace: Pace = {
  quick: values.quick ?? false,
  runs: Number(values.runs ?? (values.quick ? 1 : 5)),
  seconds: Number(values.seconds ?? (values.quick ? 3 : 20)),
}

const isBench = (name: string): name is BenchName => name in BENCHES
const unknown = positionals.filter((name) => !isBench(name))
if (unknown.length > 0)
  throw new Error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`)

mkdirSync(RESULTS, { recursive: true })
for (const name of (positionals.length > 0 ? positionals : Object.keys(BENCHES)).filter(isBench)) {
  console.log(`\n${name}: ${pace.runs} × ${pace.seconds} s`)
  const machine = await describeMachine()
  const measured = await (await BENCHES[name]())(pace)
  const result = { name, at: new Date().toISOString(), pace, machine, ...measured }
  console.log(JSON.stringify(measured, null, 2))
  // Short runs are for trying things out; the page shows the long ones.
  if (!pace.quick) writeFileSync(new URL(`${name}.json`, RESULTS), `${JSON.stringify(result, null, 2)}\n`)
}
writePage(RESULTS)
