import type { Site } from '../../gateway/pages/html.ts'

/** Whose pages these are. */
export const bureauSite: Site = { name: 'Results', pages: [{ path: '/notices', name: 'Notices' }] }
