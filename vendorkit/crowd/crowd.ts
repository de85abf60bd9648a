import { BrandCrowd } from './brand-crowd.ts'
import { openStore } from './store.ts'

export interface CrowdOptions {
  readonly dataDir: string
  /** What the site knows this process by. */
  readonly key: string
  /** The address of the site. */
  readonly site: string
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void
}

/** The brand that is asked which others there are. */
const FIRST = 'LUCKY'

/** The sandbox's demo players: what `main.ts` starts, and the tests too. Answers once the site has been heard. */
export async function openCrowd(options: CrowdOptions) {
  const store = openStore(options.dataDir)
  const brands = new Map<string, BrandCrowd>()

  /** A brand that is new at the site gets its crowd with the next answer. */
  function hear(merchants: readonly string[]): void {
    for (const merchant of merchants) if (!brands.has(merchant)) open(merchant)
  }

  function open(merchant: string): BrandCrowd {
    const crowd = new BrandCrowd({ ...options, store, merchant, place: brands.size, hear })
    brands.set(merchant, crowd)
    return crowd
  }

  await open(FIRST).heard

  return {
    present: () => [...brands.values()].reduce((sum, { presence }) => sum + presence.present, 0),
    async close() {
      await Promise.all([...brands.values()].map((brand) => brand.close()))
      store.close()
    },
  }
}
