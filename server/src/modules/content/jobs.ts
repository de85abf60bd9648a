import { type Job, on } from '#kernel/job.ts'
import { copyArticles } from './articles/copy-articles.ts'

export const jobs: readonly Job[] = [on('brand_made', 'copy_articles', copyArticles)]
