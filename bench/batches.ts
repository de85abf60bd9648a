// Loaded before the server by `--import`: how many commands may share a transaction, for the measurement without group commit.
import { batchDefaults } from '@croupier/server/src/kernel/batch.ts'

Object.assign(batchDefaults, JSON.parse(process.env.BENCH_BATCHES ?? '{}'))
