import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { announcementDecider } from './announcement.decider.js';
import { LinkTo } from './announcement.schemas.js';
import { isFor, phaseOf } from './announcement.state.js';

const meta = metaOf('ana');
const day = (date: string) => `2026-06-${date}T12:00:00.000Z`;
const content = {
  text: 'The site is read-only on Sunday.',
  link: null,
  level: 'info',
  audience: 'everybody',
  from: day('01'),
  until: day('03'),
} as const;
const named = { announcementId: 'one', reason: 'The database moves.' };
const publish = { type: 'PublishAnnouncement', ...content, ...named, meta } as const;
const withdraw = { type: 'WithdrawAnnouncement', ...named, meta } as const;
const published = event('AnnouncementPublished', { ...content, ...named });
const withdrawn = event('AnnouncementWithdrawn', named);

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://evil.test', '/a b'])(
  'no announcement leads to %s',
  (to) => expect(LinkTo.safeParse(to).success).toBe(false),
);

test('an announcement is published, and withdrawn once', () => {
  given(announcementDecider).when(publish).thenExactly(published);
  given(announcementDecider, published).when(withdraw).thenExactly(withdrawn);
  given(announcementDecider, published, withdrawn).when(withdraw).thenNothing();
  given(announcementDecider).when(withdraw).thenRefused('ANNOUNCEMENT_NOT_FOUND');
});

test('one that is over needs no withdrawal', () => {
  const late = { ...withdraw, meta: metaOf('ana', day('04')) };
  given(announcementDecider, published).when(late).thenNothing();
});

test.each([
  [day('03'), day('02')],
  [day('01'), '2026-05-31T12:00:00.000Z'],
])('one from %s until %s is refused', (from, until) => {
  given(announcementDecider)
    .when({ ...publish, from, until })
    .thenRefused('ANNOUNCEMENT_OVER');
});

test('it is shown from its start until its end, or until it is withdrawn', () => {
  const phases = ['2026-05-31', '2026-06-01', '2026-06-02', '2026-06-03'].map((date) =>
    phaseOf({ ...content, isWithdrawn: false }, `${date}T12:00:00.000Z`),
  );
  expect(phases).toEqual(['planned', 'shown', 'shown', 'over']);
  expect(phaseOf({ ...content, isWithdrawn: true }, day('02'))).toBe('withdrawn');
});

test('it is read by those whom it is for', () => {
  const guest = { isMember: false, isStaff: false };
  const member = { isMember: true, isStaff: false };
  const staff = { isMember: true, isStaff: true };
  const readers = (audience: 'everybody' | 'members' | 'staff') =>
    [guest, member, staff].map((reader) => isFor(audience, reader));
  expect([readers('everybody'), readers('members'), readers('staff')]).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
});
