import { exportNotifications } from '../notifications.export.js';
import { openNotifications, type TestNotifications } from '../notifications.fixtures.js';
import { markReadOn } from './mark-read.js';
import { sealEarlier } from './seal-earlier.job.js';

let inbox: TestNotifications;
let ana: string;
beforeAll(async () => {
  inbox = await openNotifications();
  ana = await inbox.member('ana@example.com');
});
afterAll(() => inbox.close());

const words = { message: 'New in your search “Brobdingnag hubcaps”.', href: '/?search=brobdingnag' };
const inRows = async () => {
  const { rows } = await inbox.database.pool.query<{ row: string }>(
    'select to_jsonb(n)::text as row from notices.notification n',
  );
  return rows.map(({ row }) => row).join();
};
const inArchive = async () =>
  (await exportNotifications(inbox).read(ana)) as {
    readonly notifications: readonly Record<string, unknown>[];
  };

test('the words of a notification are encrypted in its row, and come back to the recipient and into the archive', async () => {
  await inbox.notify(ana, words);
  expect(await inRows()).not.toMatch(/brobdingnag/i);
  expect(await inbox.items(ana)).toMatchObject([words]);
  const { notifications } = await inArchive();
  expect(notifications).toMatchObject([words]);
  expect(notifications[0]).not.toHaveProperty('sealed');
});

test('what leads to a page is marked as read by its path', async () => {
  await inbox.notify(ana, { message: 'A message.', href: '/messages/7' });
  await markReadOn(inbox.db, ana, '/messages/7', inbox.now);
  expect(await inbox.items(ana, { unread: 'true' })).toHaveLength(1);
});

test('notifications that an earlier version wrote are shown, and are encrypted by a job', async () => {
  const id = await inbox.notify(ana, words);
  await inbox.database.pool.query(
    'update notices.notification set message = $1, href = $2, sealed = null where id = $3',
    ['New in your search “Lilliput hubcaps”.', '/?search=lilliput', id],
  );
  const earlier = expect.objectContaining({
    id,
    message: 'New in your search “Lilliput hubcaps”.',
    href: '/?search=lilliput',
  });
  expect(await inbox.items(ana)).toContainEqual(earlier);
  expect([await sealEarlier(inbox), await sealEarlier(inbox)]).toEqual([1, 0]);
  expect(await inRows()).not.toMatch(/lilliput/i);
  expect(await inbox.items(ana)).toContainEqual(earlier);
});
