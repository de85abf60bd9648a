import { type Job, on } from '#kernel/job.ts'
import { forgetBrands } from './brand.ts'

export const jobs: readonly Job[] = [on('brand_changed', 'read brands anew', async (deps) => forgetBrands(deps))]
