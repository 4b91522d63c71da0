import { scanSessionIdsOf } from '../../../projections/inventory/inventory/items-of-member.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { scanSessionState } from './scan-session.state.js';

/** One run of scans by a member. */
export const scanSessionContent = defineContent(scanSessionState, {
  kind: 'scan-session',
  name: { one: 'scan session', many: 'scan sessions' },
  archive: 'inventory.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: ({ db }, memberId) => scanSessionIdsOf(db, memberId),
  readsFrom: ['inventory'],
  link: { href: (id) => `/inventory/scan/${id}`, label: 'View scan session' },
});
