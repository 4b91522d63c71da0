import { openShareLinksOf } from '../../../projections/inventory/inventory/share-links.queries.js';
import type { Effect } from '../../identity/effects.ports.js';
import { followsFromSuspension } from '../../identity/effects.shared.js';
import { shareLinkEvents } from './share-link.events.js';

/** Nobody opens the links of a suspended member.
 *  source  README, Share links 3 */
export const shareLinkClosed: Effect = {
  kind: 'share-link-closed',
  name: { one: 'share link closed', many: 'share links closed' },
  content: 'share-link',
  of: ['suspend', 'end'],
  foresee: ({ db }, memberId) => openShareLinksOf(db, memberId),
  ...followsFromSuspension(shareLinkEvents),
};
