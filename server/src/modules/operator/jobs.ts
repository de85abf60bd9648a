import { every, type Job, on } from '#kernel/job.ts'
import { admitMakers } from './makers/admit-makers.ts'
import { checkChains, checkInstallation } from './checks/check-chains.ts'
import { purgeExpiredSessions } from './purge-expired.ts'
import { runBulk } from './people/bulk/run-bulk.ts'
import { findPeople, refreshPeople } from './people/refresh-people.ts'
import { notePeople } from './people/refresh-stale.ts'

export const jobs: readonly Job[] = [
  every('47 * * * *', 'forget_old_operator_sessions', purgeExpiredSessions),
  on('balances_changed', 'note_people', notePeople),
  on('member_changed', 'refresh_people', refreshPeople),
  on('member_registered', 'refresh_people', refreshPeople),
  every('*/10 * * * *', 'find_people', findPeople),
  on('brand_made', 'admit_makers', admitMakers),
  on('bulk_asked', 'run_bulk', runBulk),
  every('*/15 * * * *', 'check_chains', checkChains),
  every('20 4 * * *', 'check_installation', checkInstallation),
]
