import type { RouteInput } from '../kernel/http/route.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import type { MailTables } from '../mail/mail.tables.js';
import { MailCipher, type MailPayload } from '../mail/mail-cipher.js';
import { kindsWith } from './kinds.fixtures.js';
import { defineNotifications } from './notification-kinds.shared.js';
import type { getPreferences } from './notifications.contract.js';
import { NotificationsController } from './notifications.controller.js';
import { dawn, openNotifications, secret, type TestNotifications } from './notifications.fixtures.js';

/** A kind as a future module would declare it. */
const rally = defineNotifications({
  type: 'rally',
  kind: {
    name: 'Rallies',
    label: 'Rally',
    subject: 'A rally',
    usual: { inApp: true, mail: true, digest: false },
  },
  subjects: { begins: 'A rally begins' },
});

let inbox: TestNotifications;
beforeAll(async () => {
  inbox = await openNotifications(kindsWith(rally));
});
afterAll(() => inbox.close());

test('a kind that a module declares is in the list of the app, in e-mails and on the preferences page', async () => {
  const ana = await inbox.member('ana@example.com');
  await inbox.notify(ana, {
    ...rally.of('begins'),
    message: 'A rally begins near you.',
    href: '/rally/1',
  });
  expect(await inbox.items(ana)).toMatchObject([
    { type: 'rally', label: 'A rally begins', subtype: 'begins' },
  ]);
  const [email] = await inbox.db.withTables<MailTables>().selectFrom('mail.outbox').selectAll().execute();
  if (!email) throw new Error('no e-mail');
  expect(email.kind).toBe('notice-rally');
  const mail = (await new MailCipher(inbox.eventStore.keys, secret).decrypt(email)) as MailPayload;
  expect(mail.subject).toBe('A rally begins');
  expect(mail.text).toContain('because “Rallies” is turned on');
  const preferences = await preferencesOf(ana);
  expect(preferences.kinds).toContainEqual({ kind: 'rally', name: 'Rallies', isSent: true });
  expect(preferences.channels.rally).toEqual({ inApp: true, mail: true, digest: false });
});

test('a choice from before there was such a kind leaves it as it usually is', async () => {
  const bea = await inbox.member('bea@example.com');
  const { rally: _, ...older } = inbox.kinds.usual.channels;
  await inbox.database.pool.query(
    `insert into notices.preferences (member_id, chosen, changed_at) values ($1, $2, $3)`,
    [bea, JSON.stringify({ channels: older, quietHours: null }), dawn],
  );
  expect((await preferencesOf(bea)).channels.rally?.mail).toBe(true);
});

/** The kinds in the response of the API. */
function preferencesOf(memberId: string) {
  const { db, kinds, contents, names, eventStore } = inbox;
  const controller = new NotificationsController(db, kinds, contents, names, eventStore);
  return controller.preferences({ meta: metaOf(memberId, dawn) } as RouteInput<typeof getPreferences>);
}
