import { z } from 'zod'
import { del, get, post, put } from './call.ts'
import { Game } from './catalogue.ts'
import { Id } from './field.ts'

const NodeId = z.string().regex(/^\w{1,40}$/, 'invalid')

/** The favourites as they are afterwards, the one added last first. */
const Favourites = z.strictObject({ list: z.array(NodeId) })

export const favouriteIds = get('/wps/relay/MCSFE_getFavoriteGames', {
  summary: 'The member’s favourites by their ids, the one added last first',
  actor: 'account',
  reply: Favourites,
  refusals: ['not_logged_in'],
})

export const favouriteGames = get('/wps/relay/MCSFE_getFavoriteGamesList', {
  summary: 'The member’s favourites that are open, with all that a tile shows',
  actor: 'account',
  reply: z.strictObject({ list: z.array(Game) }),
  refusals: ['not_logged_in'],
})

export const addFavourite = post('/wps/relay/MCSFE_addFavoriteGameV2', {
  summary: 'Make a game a favourite; one that is a favourite already stays where it is',
  actor: 'account',
  body: z.strictObject({ nodeId: NodeId }),
  reply: Favourites,
  refusals: ['not_logged_in', 'not_found'],
})

export const removeFavourite = del('/wps/relay/MCSFE_removeFavoriteGameV2', {
  summary: 'The game is no favourite any more; one that is none stays so. Its id stands in the body or in the address',
  actor: 'account',
  query: z.object({ nodeId: NodeId.optional() }),
  body: z.strictObject({ nodeId: NodeId.optional() }).default({}),
  reply: Favourites,
  refusals: ['not_logged_in'],
})

export const addTableFavourite = put('/wps/live/tables/{tableId}/favourite', {
  summary: 'Make a table a favourite',
  actor: 'account',
  params: z.object({ tableId: Id }),
  reply: z.strictObject({ favourites: z.array(Id) }),
  refusals: ['not_logged_in', 'not_found'],
})

export const removeTableFavourite = del('/wps/live/tables/{tableId}/favourite', {
  summary: 'The table is no favourite any more',
  actor: 'account',
  params: z.object({ tableId: Id }),
  reply: z.strictObject({ favourites: z.array(Id) }),
  refusals: ['not_logged_in', 'not_found'],
})
