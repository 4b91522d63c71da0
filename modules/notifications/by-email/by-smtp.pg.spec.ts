import { type MailServer, openMailServer } from '../../../test/mail/mail-server.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { JobWorker } from '../../kernel/jobs/job-worker.js';
import { sendMail } from '../../mail/send-mail.job.js';
import { openSmtp } from '../../mail/smtp.js';
import { markAllRead } from '../inbox/mark-read.js';
import { usualPreferences } from '../kinds.fixtures.js';
import {
  choosing,
  dawn,
  eight,
  meet,
  openNotifications,
  secret,
  type TestNotifications,
} from '../notifications.fixtures.js';
import type { NotificationContent } from '../notifications.ports.js';
import { withoutMails } from '../preferences.rules.js';
import type { Preferences } from '../preferences.schemas.js';
import { sendOutgoing } from './outgoing.js';

/** Ten in the evening to half past seven in Chicago. */
const nights = { from: '22:00', until: '07:30', timeZone: 'America/Chicago' };
const halfPastSeven = '2026-06-02T12:30:00.000Z';
const block: Partial<NotificationContent> = {
  about: 'block',
  message: 'A buyer holds it.',
  href: '/listing/block',
};
const ending: Partial<NotificationContent> = {
  ...block,
  subtype: 'hold_ending',
  delivery: 'urgent',
  message: 'Your hold ends in 12 hours.',
};

let inbox: TestNotifications;
let server: MailServer;
let worker: JobWorker;

beforeEach(async () => {
  inbox = await openNotifications();
  server = await openMailServer();
  const { clock } = inbox.mailer;
  const sending = sendMail({
    db: inbox.db,
    keys: inbox.eventStore.keys,
    secret,
    clock,
    transport: openSmtp(server.url, 'Swap Meet Classics <post@swap.example>'),
    reportGivenUp: ({ fault }) => {
      throw new Error(fault);
    },
  });
  const report = ({ error }: { readonly error: unknown }) => {
    throw error;
  };
  worker = new JobWorker([sending], { db: inbox.db, pool: inbox.database.pool, clock, report });
});
afterEach(async () => {
  await server.close();
  await inbox.close();
});

describe('a group', () => {
  test('its first is mailed at once, and all that follows in one mail two hours later', async () => {
    const ana = await inbox.member('ana@example.com');
    for (let nth = 1; nth <= 12; nth++) await inbox.notify(ana, block);
    expect(await arrived()).toEqual(['On hold']);
    await at(plusMinutes(dawn, 119));
    expect(await arrived()).toHaveLength(1);
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['On hold', '11 new notifications: holds and sales']);
    expect(server.mails[1]?.text).toContain(
      'A buyer holds it. (11 times):\nhttps://swap.example/listing/block',
    );
    await at(plusMinutes(dawn, 600));
    expect(await arrived()).toHaveLength(2);
  });

  test('a second one alone is not lost: it comes as a mail of its own', async () => {
    const ana = await inbox.member('ana@example.com');
    await inbox.notify(ana, block);
    await inbox.notify(ana, { ...block, message: 'Another buyer holds it.' });
    await arrived();
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['On hold', 'On hold']);
    expect(server.mails[1]?.text).toContain('Another buyer holds it.');
  });

  test('what follows is not mailed to whoever has read it by then', async () => {
    const ana = await inbox.member('ana@example.com');
    for (let nth = 1; nth <= 3; nth++) await inbox.notify(ana, block);
    await arrived();
    await markAllRead(inbox.db, ana, dawn);
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toHaveLength(1);
  });

  test('what follows is not mailed to whoever stopped such mails by then, nor when it is three days old', async () => {
    const ana = await inbox.member('ana@example.com');
    const bob = await inbox.member('bob@example.com');
    for (const one of [ana, bob, ana, bob]) await inbox.notify(one, block);
    await arrived();
    await inbox.prefer(ana, withoutMails(usualPreferences, 'sale_request'));
    await at(plusMinutes(dawn, 3 * 24 * 60));
    expect(await arrived()).toHaveLength(2);
  });

  test('once it is read, the next is news and is mailed at once', async () => {
    const ana = await inbox.member('ana@example.com');
    await inbox.notify(ana, block);
    await arrived();
    await markAllRead(inbox.db, ana, dawn);
    await inbox.notify(ana, block);
    expect(await arrived()).toHaveLength(2);
  });

  test('what is kept out of the app gathers too', async () => {
    const ana = await inbox.member('ana@example.com', choosing('sale_request', { inApp: false }));
    for (let nth = 1; nth <= 4; nth++) await inbox.notify(ana, block);
    expect(await arrived()).toHaveLength(1);
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['On hold', '3 new notifications: holds and sales']);
  });

  test('e-mails of other groups that wait come along', async () => {
    const ana = await inbox.member('ana@example.com');
    for (const about of ['block', 'grille', 'block', 'grille']) await inbox.notify(ana, { ...block, about });
    await arrived();
    await at(plusMinutes(dawn, 60));
    await inbox.notify(ana, { ...block, about: 'grille' });
    await arrived();
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toHaveLength(3);
    expect(server.mails[2]?.subject).toBe('3 new notifications: holds and sales');
    await at(plusMinutes(dawn, 600));
    expect(await arrived()).toHaveLength(3);
  });
});

describe('what a seller hears of holds', () => {
  const holdOn = (about: string): Partial<NotificationContent> => ({
    about,
    message: `A buyer holds the ${about}.`,
    href: `/listing/${about}`,
    delivery: 'together',
  });

  test('of several listings: the first is mailed at once, the others in one mail two hours later', async () => {
    const ana = await inbox.member('ana@example.com');
    for (const about of ['block', 'grille', 'hood', 'bumper']) await inbox.notify(ana, holdOn(about));
    expect(await arrived()).toEqual(['On hold']);
    await at(plusMinutes(dawn, 119));
    expect(await arrived()).toHaveLength(1);
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['On hold', '3 new notifications: holds and sales']);
    for (const about of ['grille', 'hood', 'bumper'])
      expect(server.mails[1]?.text).toContain(`A buyer holds the ${about}.`);
    await inbox.notify(ana, holdOn('fender'));
    expect(await arrived()).toHaveLength(3);
  });

  test('does not wait for what is something else, was read, or is somebody else’s', async () => {
    const ana = await inbox.member('ana@example.com');
    await inbox.notify(ana, holdOn('block'));
    await inbox.notify(ana, { ...holdOn('grille'), subtype: 'hold_released' });
    await inbox.notify(await inbox.member('bob@example.com'), holdOn('hood'));
    expect(await arrived()).toHaveLength(3);
    await markAllRead(inbox.db, ana, dawn);
    await inbox.notify(ana, holdOn('hood'));
    expect(await arrived()).toHaveLength(4);
  });

  test('comes together to whoever keeps it out of the app, too', async () => {
    const ana = await inbox.member('ana@example.com', choosing('sale_request', { inApp: false }));
    for (const about of ['block', 'grille', 'hood']) await inbox.notify(ana, holdOn(about));
    expect(await arrived()).toHaveLength(1);
  });
});

test('a member gets twenty mails at once within a day; the rest comes together two hours later', async () => {
  const ana = await inbox.member('ana@example.com');
  for (let nth = 1; nth <= 23; nth++) await inbox.notify(ana);
  expect(await arrived()).toHaveLength(20);
  await at(plusMinutes(dawn, 120));
  expect((await arrived()).slice(20)).toEqual(['3 new notifications: holds and sales']);
  await at(plusMinutes(dawn, 24 * 60 + 1));
  await inbox.notify(ana);
  expect(await arrived()).toHaveLength(22);
});

describe('quiet hours', () => {
  test('all of the night comes in one mail when they are over, without what was read', async () => {
    const ana = await inbox.member('ana@example.com', { ...usualPreferences, quietHours: nights });
    await inbox.notify(ana, { message: 'Was read.' });
    await markAllRead(inbox.db, ana, dawn);
    await inbox.notify(ana, { message: 'The grille is held.' });
    await inbox.notify(ana, { message: 'The block is held.' });
    expect(await arrived()).toEqual([]);
    await at(plusMinutes(dawn, 29));
    expect(await arrived()).toEqual([]);
    await at(halfPastSeven);
    expect(await arrived()).toEqual(['2 new notifications: holds and sales']);
    expect(server.mails[0]?.text).toMatch(/The block is held[\s\S]+The grille is held/);
    expect(server.mails[0]?.text).not.toContain('Was read');
  });

  test('there is no mail when all of the night was read', async () => {
    const ana = await inbox.member('ana@example.com', { ...usualPreferences, quietHours: nights });
    await inbox.notify(ana);
    await arrived();
    await markAllRead(inbox.db, ana, dawn);
    await at(halfPastSeven);
    expect(await arrived()).toEqual([]);
  });

  test('what gathers and what is kept for the digest waits for their end too', async () => {
    const late = { ...nights, until: '10:00' };
    const ana = await inbox.member('ana@example.com', { ...usualPreferences, quietHours: late });
    await inbox.notify(ana, meet);
    await arrived();
    await at(eight);
    expect(await arrived()).toEqual([]);
    await at(plusMinutes(eight, 120));
    expect(await arrived()).toEqual(['One new notification']);
  });
});

describe('a hold that is about to end', () => {
  const quiet = { ...usualPreferences, quietHours: nights };
  test.each<[string, Preferences, number]>([
    ['at once in quiet hours', quiet, 1],
    ['at once to whoever takes the digest', choosing('sale_request', { mail: false, digest: true }), 1],
    ['not to whoever wants no mail of holds', choosing('sale_request', { mail: false, digest: false }), 0],
  ])('is mailed %s', async (_, chosen, mails) => {
    await inbox.notify(await inbox.member('ana@example.com', chosen), ending);
    expect(await arrived()).toHaveLength(mails);
    await at(plusMinutes(eight, 24 * 60));
    expect(await arrived()).toHaveLength(mails);
  });

  test('is mailed on top of twenty others, and each of a group', async () => {
    const ana = await inbox.member('ana@example.com');
    for (let nth = 1; nth <= 21; nth++) await inbox.notify(ana);
    for (let nth = 1; nth <= 3; nth++) await inbox.notify(ana, ending);
    expect(await arrived()).toHaveLength(23);
  });
});

describe('the digest', () => {
  test('leaves out what was read, and has one line for what says the same', async () => {
    const ana = await inbox.member('ana@example.com');
    await inbox.notify(ana, { ...meet, message: 'Was read.' });
    await markAllRead(inbox.db, ana, dawn);
    for (let nth = 1; nth <= 3; nth++) await inbox.notify(ana, { ...meet, href: '/events/near' });
    await arrived();
    await at(eight);
    expect(await arrived()).toEqual(['3 new notifications']);
    expect(server.mails[0]?.text).toContain(
      'A swap meet is near. (3 times):\nhttps://swap.example/events/near',
    );
    expect(server.mails[0]?.text).not.toContain('Was read');
  });

  test('has no welcome in it, whatever a member chose', async () => {
    const welcome = { type: 'welcome', delivery: 'in app', message: 'Welcome.' } as const;
    const everything = { mail: true, digest: true };
    await inbox.notify(await inbox.member('ana@example.com'), welcome);
    await inbox.notify(await inbox.member('bob@example.com', choosing('other', everything)), welcome);
    await arrived();
    await at(eight);
    expect(await arrived()).toEqual([]);
  });
});

/** Sets the time; timers run. */
async function at(time: string): Promise<void> {
  inbox.now = time;
  await sendOutgoing(inbox.mailer, inbox.db, time);
}

/** The subjects of all e-mails on the server, once all are sent. */
async function arrived(): Promise<readonly (string | undefined)[]> {
  while (await worker.runDue());
  return server.mails.map(({ subject }) => subject);
}
