import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { shareLinkDecider } from './share-link.decider.js';
import type { ShareLinkEvent } from './share-link.events.js';
import { shareTokenDigest, shareTokenOf } from './share-tokens.shared.js';

const meta = metaOf('ana');
const content = {
  title: 'Jefferson',
  scope: 'all',
  locationId: null,
  tag: '',
  itemIds: [],
  showPrices: true,
  showPlaces: false,
  endsAt: null,
  tokenDigest: 'digest',
} as const;
const made: ShareLinkEvent = event('ShareLinkMade', { ...content, itemIds: [], ownerId: 'ana' });

test('a link keeps what its scope needs, and nothing else', () => {
  given(shareLinkDecider)
    .when({ type: 'MakeShareLink', ...content, locationId: 'barn', tag: 'chrome', itemIds: ['i1'], meta })
    .thenExactly(made);
  given(shareLinkDecider)
    .when({ type: 'MakeShareLink', ...content, scope: 'items', itemIds: ['i1', 'i1'], meta })
    .thenExactly(
      event('ShareLinkMade', { ...made.data, scope: 'items', itemIds: ['i1'] } as typeof made.data),
    );
});

test.each(['location', 'tag', 'items'] as const)('without its %s it is refused', (scope) => {
  given(shareLinkDecider)
    .when({ type: 'MakeShareLink', ...content, scope, meta })
    .thenRefused('SCOPE_INCOMPLETE');
});

test('a link does not end before it begins', () => {
  given(shareLinkDecider)
    .when({ type: 'MakeShareLink', ...content, endsAt: meta.now, meta })
    .thenRefused('LINK_ENDS_EARLIER');
});

test('its owner revokes it once; to everybody else it does not exist', () => {
  const revoke = { type: 'RevokeShareLink', meta } as const;
  given(shareLinkDecider, made).when(revoke).thenEvents('ShareLinkRevoked');
  given(shareLinkDecider, made, event('ShareLinkRevoked', {})).when(revoke).thenNothing();
  given(shareLinkDecider, made)
    .when({ ...revoke, meta: metaOf('bob') })
    .thenRefused('SHARE_LINK_NOT_FOUND');
});

test('a decision closes a link once and opens it again, and a revoked link stays revoked', () => {
  const close = { type: 'CloseShareLink', meta: metaOf('mo') } as const;
  const reopen = { type: 'ReopenShareLink', meta: metaOf('mo') } as const;
  const closed = event('ShareLinkClosed', { closedBy: 'mo' });
  const revoked = event('ShareLinkRevoked', {});
  given(shareLinkDecider, made).when(close).thenExactly(closed);
  given(shareLinkDecider, made, closed).when(close).thenNothing();
  given(shareLinkDecider, made, revoked).when(close).thenNothing();
  given(shareLinkDecider, made, closed).when(reopen).thenEvents('ShareLinkReopened');
  given(shareLinkDecider, made).when(reopen).thenNothing();
  const history = [made, closed, revoked, event('ShareLinkReopened', { reopenedBy: 'mo' })];
  expect(foldEvents(shareLinkDecider, history)).toMatchObject({ isRevoked: true, isClosed: false });
});

test('a token has 130 random bits and more, and nobody makes it without the secret', () => {
  const token = shareTokenOf('s'.repeat(32), 'link-1');
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(shareTokenOf('t'.repeat(32), 'link-1')).not.toBe(token);
  expect(shareTokenOf('s'.repeat(32), 'link-2')).not.toBe(token);
  expect(shareTokenDigest(token)).not.toContain(token);
});
