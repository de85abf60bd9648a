import { every, type Job, on } from '#kernel/job.ts'
import { countLines, countOldRecords } from './record/count-lines.ts'

export const jobs: readonly Job[] = [
  on('record_grew', 'count_lines', countLines),
  every('23 3 * * *', 'count_old_records', countOldRecords),
]
