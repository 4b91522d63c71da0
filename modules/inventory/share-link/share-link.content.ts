import { shareLinkIdsOf } from '../../../projections/inventory/inventory/items-of-member.queries.js';
import { shareLinkCards } from '../../../projections/inventory/inventory/share-link-cards.queries.js';
import { titlesOfShareLinks } from '../../../projections/inventory/inventory/titles.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { shareLinkState } from './share-link.state.js';

/** A link by which others see some of a member's items: they know its token, and never its id. */
export const shareLinkContent = defineContent(shareLinkState, {
  kind: 'share-link',
  name: { one: 'share link', many: 'share links' },
  archive: 'inventory.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: ({ db }, memberId) => shareLinkIdsOf(db, memberId),
  readsFrom: ['inventory'],
  titlesOf: ({ db }, ids) => titlesOfShareLinks(db, ids),
  link: { href: () => '/inventory/share', label: 'View share links' },
  card: (deps, ids, viewer) => shareLinkCards(deps, ids, viewer),
  canBe: ['shared'],
});
