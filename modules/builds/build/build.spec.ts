import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { buildDecider as build } from './build.decider.js';
import type { BuildEvent } from './build.events.js';
import { collaborator, invited, started, words } from './build.fixtures.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const cid = metaOf('cid');
const owns = collaborator('bob', 'owns');
const gone = event('BuildDeleted', { by: 'ana' });
const removed = event('BuildRemoved', { ownerId: 'ana', reason: 'Stolen.' });
const hidden = event('BuildHidden', { ownerId: 'ana', reason: '' });

describe('starting', () => {
  const start = { type: 'StartBuild', words, budgetCents: null, meta: ana } as const;

  test('a build belongs to whoever starts it', () => {
    given(build).when(start).thenExactly(started());
  });
  test('a budget is noted apart, where there is one', () => {
    given(build)
      .when({ ...start, budgetCents: 500_000 })
      .thenExactly(started(), event('BudgetSet', { ownerId: 'ana', budgetCents: 500_000 }));
  });
  test('the same again changes nothing; another under that id is refused', () => {
    given(build, started()).when(start).thenNothing();
    given(build, started())
      .when({ ...start, meta: bob })
      .thenRefused('BUILD_ID_TAKEN');
    given(build, started({ about: 'Another one.' }))
      .when(start)
      .thenRefused('BUILD_ID_TAKEN');
  });
});

describe('changing', () => {
  const change = (meta = ana) =>
    ({ type: 'ChangeBuild', words: { ...words, about: 'A show truck.' }, meta }) as const;

  test('its owner changes what it is, and so do those who own it with them', () => {
    given(build, started()).when(change()).thenEvents('BuildChanged');
    given(build, started(), ...owns)
      .when(change(bob))
      .thenEvents('BuildChanged');
    given(build, started())
      .when({ ...change(), words })
      .thenNothing();
  });
  test('nobody else does', () => {
    given(build, started(), ...collaborator('bob'))
      .when(change(bob))
      .thenRefused('NOT_YOUR_PART');
    given(build, started(), invited('bob', 'owns')).when(change(bob)).thenRefused('NOT_YOUR_PART');
    given(build, started()).when(change(cid)).thenRefused('BUILD_NOT_FOUND');
    given(build).when(change()).thenRefused('BUILD_NOT_FOUND');
  });
  test('nothing changes after staff removed it, or its owner deleted it', () => {
    given(build, started(), removed).when(change()).thenRefused('BUILD_GONE');
    given(build, started(), gone).when(change()).thenRefused('BUILD_NOT_FOUND');
    given(build, started(), hidden).when(change()).thenEvents('BuildChanged');
  });
  test('the VIN stays as it is when somebody else than its owner changes the rest', () => {
    const blank = { ...words, about: 'A show truck.', vehicle: { ...words.vehicle, vin: '' } };
    const kept = { ...words, about: 'A show truck.', ownerId: 'ana', by: 'bob' };
    given(build, started(), ...owns)
      .when({ type: 'ChangeBuild', words: blank, meta: bob })
      .thenExactly(event('BuildChanged', kept));
    given(build, started())
      .when({ type: 'ChangeBuild', words: blank, meta: ana })
      .thenExactly(event('BuildChanged', { ...blank, ownerId: 'ana', by: 'ana' }));
  });
  test('its owner alone sets the budget', () => {
    const set = { type: 'SetBudget', budgetCents: 100, meta: ana } as const;
    given(build, started()).when(set).thenEvents('BudgetSet');
    given(build, started(), event('BudgetSet', { ownerId: 'ana', budgetCents: 100 }))
      .when(set)
      .thenNothing();
    given(build, started(), ...owns)
      .when({ ...set, meta: bob })
      .thenRefused('NOT_YOUR_PART');
  });
  test('a cover and a status change once', () => {
    const cover = { id: 'photo', width: 4, height: 3 };
    given(build, started()).when({ type: 'ChangeCover', cover, meta: ana }).thenEvents('CoverChanged');
    given(build, started(), event('CoverChanged', { ownerId: 'ana', photo: cover }))
      .when({ type: 'ChangeCover', cover, meta: ana })
      .thenNothing();
    given(build, started()).when({ type: 'ChangeCover', cover: null, meta: ana }).thenNothing();
    const rest = { type: 'ChangeStatus', status: 'dormant', note: 'Winter.', meta: ana } as const;
    const rests = event('StatusChanged', { ownerId: 'ana', status: 'dormant' as const, note: 'Winter.' });
    given(build, started()).when(rest).thenExactly(rests);
    given(build, started(), rests).when(rest).thenNothing();
    given(build, started(), rests)
      .when({ ...rest, note: 'Money.' })
      .thenEvents('StatusChanged');
  });
});

describe('the audience', () => {
  const place = { latitude: 42.68, longitude: -89.02, area: 'Janesville, WI' };
  const open = {
    type: 'ChangeAudience',
    audience: 'public',
    communityId: null,
    costs: 'bands',
    place: null,
    isShowable: true,
    meta: ana,
  } as const;

  test('changes once', () => {
    const after = given(build, started()).when(open).after();
    given(build, ...after)
      .when(open)
      .thenNothing();
  });
  test('is nobody while others may not see what the owner makes', () => {
    given(build, started())
      .when({ ...open, isShowable: false })
      .thenRefused('NOT_SHOWN_YET');
    given(build, started())
      .when({ ...open, audience: 'private', isShowable: false })
      .thenEvents('AudienceChanged');
  });
  test('names a community where it is one, and none otherwise', () => {
    given(build, started())
      .when({ ...open, audience: 'community' })
      .thenRefused('COMMUNITY_NEEDED');
    const { audience } = foldEvents(
      build,
      given(build, started())
        .when({ ...open, communityId: 'club' })
        .after(),
    );
    expect(audience.communityId).toBeNull();
  });
  test('learns where the owner is from the owner alone', () => {
    const placeAfter = (meta: typeof ana) =>
      foldEvents(
        build,
        given(build, started(), ...owns)
          .when({ ...open, place, meta })
          .after(),
      ).audience.place;
    expect(placeAfter(ana)).toEqual(place);
    expect(placeAfter(bob)).toBeNull();
  });
});

describe('collaborators', () => {
  const invite = { type: 'InviteCollaborator', memberId: 'bob', role: 'helps', meta: ana } as const;

  test('are invited, join, and change their role', () => {
    given(build, started()).when(invite).thenExactly(invited('bob'));
    given(build, started(), invited('bob')).when(invite).thenNothing();
    given(build, started(), invited('bob'))
      .when({ ...invite, role: 'owns' })
      .thenEvents('RoleChanged');
    given(build, started(), invited('bob'))
      .when({ type: 'JoinBuild', meta: bob })
      .thenEvents('CollaboratorJoined');
    given(build, started(), ...collaborator('bob'))
      .when({ type: 'JoinBuild', meta: bob })
      .thenNothing();
    given(build, started()).when({ type: 'JoinBuild', meta: bob }).thenRefused('BUILD_NOT_FOUND');
  });
  test('are twenty at most, and not the owner', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => invited(`member ${at}`));
    given(build, started(), ...twenty)
      .when(invite)
      .thenRefused('TOO_MANY_COLLABORATORS');
    given(build, started())
      .when({ ...invite, memberId: 'ana' })
      .thenRefused('OWN_COLLABORATOR');
    given(build, started(), ...collaborator('bob'))
      .when({ ...invite, memberId: 'cid', meta: bob })
      .thenRefused('NOT_YOUR_PART');
  });
  test('decline, leave, are removed, and that is said', () => {
    const left = (because: 'declined' | 'left' | 'removed' | 'blocked') =>
      event('CollaboratorLeft', { memberId: 'bob', because });
    const end = { type: 'EndCollaboration', memberId: 'bob', meta: bob } as const;
    given(build, started(), invited('bob')).when(end).thenExactly(left('declined'));
    given(build, started(), ...owns)
      .when(end)
      .thenExactly(left('left'));
    given(build, started(), ...owns)
      .when({ ...end, meta: ana })
      .thenExactly(left('removed'));
    given(build, started(), ...owns)
      .when({ ...end, because: 'blocked', meta: ana })
      .thenExactly(left('blocked'));
    given(build, started())
      .when({ ...end, meta: ana })
      .thenNothing();
    given(build, started()).when(end).thenRefused('BUILD_NOT_FOUND');
    given(build, started(), ...collaborator('bob'), invited('cid'))
      .when({ ...end, memberId: 'cid' })
      .thenRefused('NOT_YOUR_PART');
    given(build, started(), ...owns, removed)
      .when(end)
      .thenExactly(left('left'));
  });
});

describe('what helps it on', () => {
  test('is noted once each', () => {
    const said = { what: 'part', note: 'A hinge.', lookAgainOn: null } as const;
    for (const command of [
      { type: 'SetStallHelper', isOn: true, meta: ana },
      { type: 'SayBlocker', ...said, meta: ana },
      { type: 'DismissMilestone', milestone: 'started', meta: ana },
      { type: 'UseTemplate', template: 'wiring', meta: ana },
    ] as const) {
      const after = given(build, started()).when(command).after();
      expect(after).toHaveLength(2);
      given(build, ...after)
        .when(command)
        .thenNothing();
    }
  });
  test('a helper uses a template, and does not speak for the owner', () => {
    const history = [started(), ...collaborator('bob')];
    given(build, ...history)
      .when({ type: 'UseTemplate', template: 'wiring', meta: bob })
      .thenEvents('TemplateUsed');
    given(build, ...history)
      .when({ type: 'SetStallHelper', isOn: true, meta: bob })
      .thenRefused('NOT_YOUR_PART');
  });
});

describe('deleting', () => {
  const restore = { type: 'RestoreBuild', deletedAt: '2026-05-20T12:00:00.000Z', meta: ana } as const;

  test('its owner deletes it once, and restores it', () => {
    given(build, started()).when({ type: 'DeleteBuild', meta: ana }).thenEvents('BuildDeleted');
    given(build, started(), gone).when({ type: 'DeleteBuild', meta: ana }).thenNothing();
    given(build, started(), ...owns)
      .when({ type: 'DeleteBuild', meta: bob })
      .thenRefused('NOT_YOUR_PART');
    given(build, started(), gone).when(restore).thenEvents('BuildRestored');
    given(build, started()).when(restore).thenNothing();
    given(build, started(), ...owns, gone)
      .when({ ...restore, meta: bob })
      .thenRefused('BUILD_NOT_FOUND');
  });
  test('after 30 days it stays deleted', () => {
    given(build, started(), gone)
      .when({ ...restore, deletedAt: '2026-05-01T12:00:00.000Z' })
      .thenRefused('BUILD_NOT_FOUND');
  });
  test('a build of an erased owner is deleted, not one that they handed over', () => {
    const end = { type: 'DeleteForErasure', ownerId: 'ana', meta: metaOf('time') } as const;
    given(build, started()).when(end).thenEvents('BuildDeleted');
    given(build, started())
      .when({ ...end, ownerId: 'bob' })
      .thenNothing();
  });
});

describe('a case', () => {
  const by = (type: 'HideBuild' | 'ShowBuild' | 'RemoveBuild' | 'BringBackBuild') =>
    ({ type, reason: 'Stolen.', meta: metaOf('sue') }) as const;

  test('hides and shows, removes and brings back, once each', () => {
    given(build, started()).when(by('HideBuild')).thenEvents('BuildHidden');
    given(build, started(), hidden).when(by('HideBuild')).thenNothing();
    given(build, started(), hidden).when(by('ShowBuild')).thenEvents('BuildShownAgain');
    given(build, started(), removed).when(by('ShowBuild')).thenNothing();
    given(build, started(), hidden).when(by('RemoveBuild')).thenEvents('BuildRemoved');
    given(build, started(), removed).when(by('RemoveBuild')).thenNothing();
    given(build, started(), removed).when(by('BringBackBuild')).thenEvents('BuildShownAgain');
    given(build, started()).when(by('BringBackBuild')).thenNothing();
    given(build).when(by('RemoveBuild')).thenNothing();
  });
  test('is not undone by deleting and restoring', () => {
    const standing = (...history: readonly BuildEvent[]) => foldEvents(build, history).standing;
    const back = event('BuildRestored', { by: 'ana' });
    expect(standing(started(), removed, gone)).toBe('deleted');
    expect(standing(started(), removed, gone, back)).toBe('removed');
    expect(standing(started(), gone, hidden)).toBe('deleted');
    expect(standing(started(), gone, hidden, back)).toBe('hidden');
  });
});
