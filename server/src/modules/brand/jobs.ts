import { type Job, on } from '#kernel/job.ts'
import { forgetBrands } from './brand.ts'

export const jobs: readonly Job[] = [on('brand_changed', 'read_brands_anew', async (deps) => forgetBrands(deps))]
