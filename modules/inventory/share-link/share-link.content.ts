import { shareLinkIdsOf } from '../../../projections/inventory/inventory/items-of-member.queries.js';
import { shareLinkCards } from '../../../projections/inventory/inventory/share-link-cards.queries.js';
import { shareLinkAt, titlesShownBy } from '../../../projections/inventory/inventory/share-links.queries.js';
import { titlesOfShareLinks } from '../../../projections/inventory/inventory/titles.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { shareLinkDecider } from './share-link.decider.js';
import type { ShareScope } from './share-link.events.js';

/** A link by which others see some of a member's items: they know its token, and never its id. */
export const shareLinkContent = defineContent(shareLinkDecider, {
  kind: 'share-link',
  name: { one: 'share link', many: 'share links' },
  archive: 'inventory.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: ({ db }, memberId) => shareLinkIdsOf(db, memberId),
  readsFrom: ['inventory'],
  titlesOf: ({ db }, ids) => titlesOfShareLinks(db, ids),
  link: { href: () => '/inventory/share', label: 'View share links' },
  card: (deps, ids, viewer) => shareLinkCards(deps, ids, viewer),
  // whoever knows the address sees it while it is open
  seenBy: async (deps, ids, viewer) => {
    const cards = await shareLinkCards(deps, ids, { ...viewer, unseen: [] });
    return ids.filter((id) => cards.get(id)?.href);
  },
  idAt: ({ db }, token) => shareLinkAt(db, token),
  removal: removalBy(shareLinkDecider, {
    remove: (_, meta) => ({ type: 'CloseShareLink' as const, meta }),
    bringBack: (meta) => ({ type: 'ReopenShareLink' as const, meta }),
  }),
  evidence: async ({ id, history }, { db }) => {
    const [made] = history;
    if (made?.type !== 'ShareLinkMade') return {};
    const { title, scope, tag, showPrices } = made.data;
    const items = await titlesShownBy(db, id);
    return {
      title,
      fields: [
        { label: 'Shows', value: scopes[scope] },
        ...(tag === '' ? [] : [{ label: 'Tag', value: tag }]),
        { label: 'Prices', value: showPrices ? 'shown' : 'not shown' },
        { label: 'Items that it shows today', value: items.join('; ') || 'none' },
      ],
    };
  },
  standing: ({ ownerId, isRevoked, isClosed }) =>
    ownerId === null || isRevoked ? 'gone' : isClosed ? 'removed' : 'shown',
  canBe: ['reported', 'shared'],
});

const scopes: Readonly<Record<ShareScope, string>> = {
  all: 'everything public in the inventory',
  location: 'a place with all inside',
  tag: 'the items with a tag',
  items: 'chosen items',
};
