import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { communityDecider as community } from './community.decider.js';
import type { CommunityEvent } from './community.events.js';
import { appointed, founded, words } from './community.fixtures.js';
import { idOfCommunity, slugsOf } from './community-ids.shared.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const cid = metaOf('cid');
const sue = metaOf('sue', undefined, ['moderator']);

describe('founding', () => {
  const found = { type: 'FoundCommunity', words, slug: 'model-a-restorers', meta: ana } as const;

  test('a community belongs to whoever founds it', () => {
    given(community).when(found).thenExactly(founded());
  });
  test('an address is given once', () => {
    given(community, founded()).when(found).thenRefused('SLUG_TAKEN');
  });
  test('an address comes from the name, without accents and signs', () => {
    expect(slugsOf('Möbel & “Chevrolet” Club', 'club', 'x')[0]).toBe('mobel-and-chevrolet-club');
  });
  test('the second of a name has a number', () => {
    expect(slugsOf('Model A', 'vehicle', 'x').slice(0, 2)).toEqual(['model-a', 'model-a-2']);
  });
  test('a name in other letters still has an address', () => {
    expect(slugsOf('Клуб', 'club', 'x')[0]).toMatch(/^club-[0-9a-f]{8}$/);
    expect(slugsOf('Клуб Chevrolet', 'club', 'x')[0]).toBe('chevrolet');
  });
  test('a name that is a word of an address, or looks like an id, is told apart', () => {
    expect(slugsOf('Mine', 'topic', 'x')[0]).toBe('mine-topic');
    expect(slugsOf(idOfCommunity('a'), 'topic', 'x')[0]).toMatch(/-topic$/);
  });
});

describe('the owner', () => {
  const change = (meta = ana) =>
    ({ type: 'ChangeCommunity', words: { ...words, name: 'Model T' }, meta }) as const;

  test('changes what a community is', () => {
    given(community, founded()).when(change()).thenEvents('CommunityChanged');
    given(community, founded())
      .when({ ...change(), words })
      .thenNothing();
  });
  test('alone changes it, not a moderator', () => {
    given(community, founded(), appointed('bob')).when(change(bob)).thenRefused('NOT_THE_OWNER');
    given(community).when(change()).thenRefused('COMMUNITY_NOT_FOUND');
  });
  test('changes its cover once', () => {
    const cover = { id: 'photo', width: 10, height: 5 };
    const set = { type: 'ChangeCover', cover, meta: ana } as const;
    given(community, founded()).when(set).thenEvents('CommunityCoverChanged');
    given(community, founded(), event('CommunityCoverChanged', { cover, by: 'ana' }))
      .when(set)
      .thenNothing();
    given(community, founded())
      .when({ ...set, cover: null })
      .thenNothing();
    given(community, founded())
      .when({ ...set, meta: bob })
      .thenRefused('NOT_THE_OWNER');
  });
  test('appoints moderators, twenty at most', () => {
    const appoint = { type: 'AppointModerator', memberId: 'bob', meta: ana } as const;
    given(community, founded()).when(appoint).thenExactly(appointed('bob'));
    given(community, founded(), appointed('bob')).when(appoint).thenNothing();
    const twenty = Array.from({ length: 20 }, (_, at) => appointed(`member ${at}`));
    given(community, founded(), ...twenty)
      .when(appoint)
      .thenRefused('TOO_MANY_MODERATORS');
    given(community, founded(), appointed('cid'))
      .when({ ...appoint, meta: cid })
      .thenRefused('NOT_THE_OWNER');
  });
  test('dismisses a moderator, and a moderator resigns', () => {
    const dismiss = { type: 'DismissModerator', memberId: 'bob', meta: ana } as const;
    given(community, founded(), appointed('bob'))
      .when(dismiss)
      .thenExactly(event('ModeratorLeft', { memberId: 'bob', because: 'dismissed' }));
    given(community, founded(), appointed('bob'))
      .when({ ...dismiss, meta: bob })
      .thenExactly(event('ModeratorLeft', { memberId: 'bob', because: 'resigned' }));
    given(community, founded()).when(dismiss).thenNothing();
    given(community, founded(), appointed('bob'), appointed('cid'))
      .when({ ...dismiss, meta: cid })
      .thenRefused('NOT_THE_OWNER');
  });
  test('hands the community over, and stays as a moderator', () => {
    const handOver = { type: 'HandOver', memberId: 'bob', meta: ana } as const;
    given(community, founded()).when(handOver).thenEvents('OwnershipPassed');
    const after = given(community, founded(), appointed('bob')).when(handOver).after();
    given(community, ...after)
      .when({ type: 'DismissModerator', memberId: 'ana', meta: bob })
      .thenEvents('ModeratorLeft');
    given(community, ...after)
      .when(handOver)
      .thenRefused('NOT_THE_OWNER');
  });
});

describe('somebody who goes', () => {
  const part = (memberId: string, successors: readonly string[]) =>
    ({ type: 'PartWithMember', memberId, because: 'left', successors, meta: metaOf(memberId) }) as const;
  const ofThree = [founded(), appointed('bob'), appointed('cid')] as const;

  test('is followed as owner by the longest-serving moderator', () => {
    given(community, ...ofThree)
      .when(part('ana', ['cid', 'bob']))
      .thenExactly(event('OwnershipPassed', { fromId: 'ana', toId: 'bob', because: 'left' }));
  });
  test('is not followed by a moderator who is no member any more', () => {
    given(community, ...ofThree)
      .when(part('ana', ['cid']))
      .thenExactly(event('OwnershipPassed', { fromId: 'ana', toId: 'cid', because: 'left' }));
  });
  test('leaves an archived community when nobody can follow', () => {
    given(community, founded(), appointed('bob'))
      .when(part('ana', []))
      .thenExactly(event('CommunityArchived', { because: 'nobody to own it', reason: '' }));
  });
  test('is a moderator no longer', () => {
    given(community, ...ofThree)
      .when(part('bob', []))
      .thenExactly(event('ModeratorLeft', { memberId: 'bob', because: 'left' }));
  });
  test('changes nothing of a community as one of its members', () => {
    given(community, ...ofThree)
      .when(part('eve', []))
      .thenNothing();
    given(community).when(part('eve', [])).thenNothing();
  });
  test('changes nothing when it is said again', () => {
    const after = given(community, ...ofThree)
      .when(part('ana', ['bob']))
      .after();
    given(community, ...after)
      .when(part('ana', ['bob']))
      .thenNothing();
    const alone = given(community, founded()).when(part('ana', [])).after();
    given(community, ...alone)
      .when(part('ana', []))
      .thenNothing();
  });
});

describe('archiving', () => {
  const archive = { type: 'ArchiveCommunity', reason: 'We meet in person now.', meta: ana } as const;
  const reopen = { type: 'ReopenCommunity', meta: ana } as const;
  const byOwner: CommunityEvent = event('CommunityArchived', {
    because: 'by its owner',
    reason: 'We meet in person now.',
  });
  const byStaff: CommunityEvent = event('CommunityArchived', { because: 'staff', reason: 'Fraud.' });

  test('the owner archives and reopens a community', () => {
    given(community, founded()).when(archive).thenExactly(byOwner);
    given(community, founded(), byOwner).when(archive).thenNothing();
    given(community, founded(), byOwner)
      .when(reopen)
      .thenExactly(event('CommunityReopened', { by: 'ana' }));
    given(community, founded()).when(reopen).thenNothing();
    given(community, founded(), appointed('bob'))
      .when({ ...archive, meta: bob })
      .thenRefused('NOT_THE_OWNER');
  });
  test('a decision archives a community, and brings back no other that is archived', () => {
    const meta = { ...ana, actor: { id: 'decisions', roles: [] } };
    const remove = { type: 'RemoveCommunity', reason: 'Fraud.', meta } as const;
    const bringBack = { type: 'BringBackCommunity', meta } as const;
    given(community, founded()).when(remove).thenExactly(byStaff);
    given(community, founded(), byStaff).when(remove).thenNothing();
    given(community, founded(), byStaff).when(bringBack).thenEvents('CommunityReopened');
    for (const history of [[founded()], [founded(), byOwner]])
      given(community, ...history)
        .when(bringBack)
        .thenNothing();
  });
  test('our staff archives a community, and alone reopens it then', () => {
    const remove = { ...archive, reason: 'Fraud.', meta: sue };
    given(community, founded()).when(remove).thenExactly(byStaff);
    given(community, founded(), byOwner).when(remove).thenExactly(byStaff);
    given(community, founded(), byStaff).when(reopen).thenRefused('COMMUNITY_CLOSED');
    given(community, founded(), byStaff)
      .when({ ...reopen, meta: sue })
      .thenExactly(event('CommunityReopened', { by: 'staff' }));
  });
  test('nobody reopens a community without an owner', () => {
    const alone: CommunityEvent = event('CommunityArchived', { because: 'nobody to own it', reason: '' });
    given(community, founded(), alone).when(reopen).thenRefused('NOT_THE_OWNER');
    given(community, founded(), alone)
      .when({ ...reopen, meta: sue })
      .thenRefused('COMMUNITY_CLOSED');
  });
});

describe('pinned posts', () => {
  const pin = (postId: string, gone: readonly string[] = [], meta = bob) =>
    ({ type: 'PinPost', postId, gone, meta }) as const;
  const pinned = (postId: string) => event('PostPinned', { postId, by: 'bob' });
  const three = [founded(), appointed('bob'), pinned('1'), pinned('2'), pinned('3')] as const;

  test('are three at most, by a moderator, the owner or our staff', () => {
    given(community, founded(), appointed('bob')).when(pin('1')).thenExactly(pinned('1'));
    given(community, founded())
      .when(pin('1', [], sue))
      .thenExactly(event('PostPinned', { postId: '1', by: 'staff' }));
    given(community, founded())
      .when(pin('1', [], cid))
      .thenRefused('NOT_A_MODERATOR');
    given(community, ...three)
      .when(pin('3'))
      .thenNothing();
    given(community, ...three)
      .when(pin('4'))
      .thenRefused('TOO_MANY_PINNED');
  });
  test('make room once nobody sees them', () => {
    given(community, ...three)
      .when(pin('4', ['2']))
      .thenExactly(event('PostUnpinned', { postId: '2', by: 'bob' }), pinned('4'));
  });
  test('are unpinned once', () => {
    const unpin = { type: 'UnpinPost', postId: '1', meta: bob } as const;
    given(community, ...three)
      .when(unpin)
      .thenEvents('PostUnpinned');
    given(community, founded(), appointed('bob')).when(unpin).thenNothing();
  });
});

describe('links of invitations', () => {
  const make = (meta = bob) =>
    ({
      type: 'MakeInvitation',
      linkId: 'new',
      digest: 'd',
      endsAt: '2026-06-08T12:00:00.000Z',
      meta,
    }) as const;
  const made = (linkId: string, endsAt = '2026-06-08T12:00:00.000Z') =>
    event('InvitationLinkMade', { linkId, digest: 'd', endsAt, by: 'bob' });
  const moderated = [founded(), appointed('bob')] as const;

  test('are made by moderators, and ten are open at most', () => {
    given(community, ...moderated)
      .when(make())
      .thenExactly(made('new'));
    given(community, ...moderated)
      .when(make(cid))
      .thenRefused('NOT_A_MODERATOR');
    const ten = Array.from({ length: 10 }, (_, at) => made(`${at}`));
    given(community, ...moderated, ...ten)
      .when(make())
      .thenRefused('TOO_MANY_INVITATIONS');
    given(community, ...moderated, ...ten.slice(1), made('past', '2026-05-01T12:00:00.000Z'))
      .when(make())
      .thenEvents('InvitationLinkMade');
  });
  test('end before their time, once', () => {
    const end = { type: 'EndInvitation', linkId: '1', meta: ana } as const;
    const ended = event('InvitationLinkEnded', { linkId: '1', by: 'ana' });
    given(community, ...moderated, made('1'))
      .when(end)
      .thenExactly(ended);
    given(community, ...moderated, made('1'), ended)
      .when(end)
      .thenNothing();
  });
});
