import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { profileDecider as ana } from './profile.decider.js';
import { type Profile, publicName, usualShown } from './profile.events.js';

const profile: Profile = {
  firstName: 'Ana',
  lastName: 'Smith',
  handle: 'ana-smith',
  bio: 'Tri-Five Chevys.',
  home: { zip: '53545', area: 'Janesville, WI' },
  garage: [{ year: 1957, make: 'Chevrolet', model: 'Bel Air' }],
  shown: usualShown,
};
const meta = metaOf('ana');
const change = (changes: Partial<Profile> = {}) =>
  ({ type: 'ChangeProfile', profile: { ...profile, ...changes }, meta }) as const;
const changed = event('ProfileChanged', { memberId: 'ana', ...profile });
const picture = { id: 'a'.repeat(32), width: 800, height: 800 };
const pictured = event('PictureChanged', { memberId: 'ana', picture });

describe('changing a profile', () => {
  test('is recorded whole', () => given(ana).when(change()).thenExactly(changed));
  test('to the same records nothing, whatever the sequence of its fields', () => {
    given(ana, changed).when(change()).thenNothing();
    given(ana, changed)
      .when(change({ home: { area: 'Janesville, WI', zip: '53545' } }))
      .thenNothing();
  });
  test('takes any other word', () =>
    given(ana, changed)
      .when(change({ bio: 'Fords now.' }))
      .thenEvents('ProfileChanged'));
  test('leaves the handle open', () =>
    given(ana)
      .when(change({ handle: null }))
      .thenEvents('ProfileChanged'));
  test.each(['an', 'Ana', '1957ana', 'ana--smith', 'ana smith', '-ana', 'a'.repeat(31)])(
    'refuses %s for a handle',
    (handle) => given(ana).when(change({ handle })).thenRefused('HANDLE_NOT_ALLOWED'),
  );
  test.each(['admin', 'support', 'swap-meet-classics', 's_m_c', 'moderator'])(
    'reserves the handle %s',
    (handle) => given(ana).when(change({ handle })).thenRefused('HANDLE_NOT_ALLOWED'),
  );
  test('has room for twenty vehicles', () => {
    const [first] = profile.garage;
    const garage = (count: number) =>
      Array.from({ length: count }, () => first as (typeof profile.garage)[0]);
    given(ana)
      .when(change({ garage: garage(20) }))
      .thenEvents('ProfileChanged');
    given(ana)
      .when(change({ garage: garage(21) }))
      .thenRefused('TOO_MANY_VEHICLES');
  });
});

describe('a picture', () => {
  const show = { type: 'ChangePicture', picture, meta } as const;
  const drop = { type: 'ChangePicture', picture: null, meta } as const;
  test('is changed, and the same again records nothing', () => {
    given(ana).when(show).thenExactly(pictured);
    given(ana, pictured).when(show).thenNothing();
  });
  test('is removed once', () => {
    given(ana, pictured)
      .when(drop)
      .thenExactly(event('PictureChanged', { memberId: 'ana', picture: null }));
    given(ana).when(drop).thenNothing();
  });
});

test('the public name has the last name only where it is shown', () => {
  expect(publicName(profile)).toBe('Ana');
  expect(publicName({ ...profile, shown: { ...usualShown, lastName: true } })).toBe('Ana Smith');
  expect(publicName({ ...profile, lastName: null, shown: { ...usualShown, lastName: true } })).toBe('Ana');
});

describe('a decision of a case', () => {
  const meta = metaOf('mo');
  const clear = { type: 'ClearProfile', memberId: 'ana', meta } as const;
  const restore = { type: 'RestoreProfile', memberId: 'ana', meta } as const;
  const garage = [{ year: 1957, make: 'Chevrolet', model: 'Bel Air', nickname: 'Betsy' }];
  const named = event('ProfileChanged', { memberId: 'ana', ...profile, garage });
  const after = given(ana, named, pictured).when(clear).after();

  test('takes words and picture off, once, and leaves the rest', () => {
    given(ana, named, pictured)
      .when(clear)
      .thenExactly(
        event('ProfileChanged', { memberId: 'ana', ...profile, bio: '' }),
        event('PictureChanged', { memberId: 'ana', picture: null }),
        event('ProfileCleared', { memberId: 'ana', bio: profile.bio, garage, picture, clearedBy: 'mo' }),
      );
    given(ana, ...after)
      .when(clear)
      .thenNothing();
    given(ana).when(clear).thenNothing();
  });
  test('is taken back: all of it comes back', () =>
    given(ana, ...after)
      .when(restore)
      .thenExactly(named, pictured, event('ProfileRestored', { memberId: 'ana', restoredBy: 'mo' })));
  test('taken back, it leaves what the member has changed since', () => {
    const own = event('PictureChanged', { memberId: 'ana', picture: { ...picture, id: 'b'.repeat(32) } });
    const written = event('ProfileChanged', { memberId: 'ana', ...profile, bio: 'Fords now.', garage: [] });
    given(ana, ...after, own, written)
      .when(restore)
      .thenExactly(event('ProfileRestored', { memberId: 'ana', restoredBy: 'mo' }));
    given(ana, named).when(restore).thenNothing();
  });
});
