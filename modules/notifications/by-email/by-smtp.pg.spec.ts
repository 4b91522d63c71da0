import { type MailServer, openMailServer } from '../../../test/mail/mail-server.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { JobWorker } from '../../kernel/jobs/job-worker.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { sendMail } from '../../mail/send-mail.job.js';
import { openSmtp } from '../../mail/smtp.js';
import type { NotificationContent } from '../inbox/inbox.decider.js';
import { type Preferences, usualPreferences } from '../inbox/inbox.events.js';
import { markAllRead } from '../inbox/inbox.fixtures.js';
import { choosing, dawn, eight, meet, openPostOffice, type PostOffice, secret } from './by-email.fixtures.js';
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
  message: 'Your hold ends in 12 hours.',
};

let office: PostOffice;
let server: MailServer;
let worker: JobWorker;

beforeEach(async () => {
  office = await openPostOffice();
  server = await openMailServer();
  const { clock } = office.post;
  const sending = sendMail({
    db: office.db,
    keys: office.eventStore.keys,
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
  worker = new JobWorker([sending], { db: office.db, pool: office.database.pool, clock, report });
});
afterEach(async () => {
  await server.close();
  await office.close();
});

describe('a run', () => {
  test('its first is mailed at once, and all that follows in one mail two hours later', async () => {
    const ana = await office.member('ana@example.com');
    for (let nth = 1; nth <= 12; nth++) await office.tell(ana, block);
    expect(await arrived()).toEqual(['News of a hold or sale']);
    await at(plusMinutes(dawn, 119));
    expect(await arrived()).toHaveLength(1);
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['News of a hold or sale', '11 things that are new: holds and sales']);
    expect(server.mails[1]?.text).toContain(
      'A buyer holds it. (11 times):\nhttps://swap.example/listing/block',
    );
    await at(plusMinutes(dawn, 600));
    expect(await arrived()).toHaveLength(2);
  });

  test('a second one alone is not lost: it comes as a mail of its own', async () => {
    const ana = await office.member('ana@example.com');
    await office.tell(ana, block);
    await office.tell(ana, { ...block, message: 'Another buyer holds it.' });
    await arrived();
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['News of a hold or sale', 'News of a hold or sale']);
    expect(server.mails[1]?.text).toContain('Another buyer holds it.');
  });

  test('what follows is not mailed to whoever has read it by then', async () => {
    const ana = await office.member('ana@example.com');
    for (let nth = 1; nth <= 3; nth++) await office.tell(ana, block);
    await arrived();
    await office.order(ana, { ...markAllRead, meta: metaOf(ana, dawn) });
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toHaveLength(1);
  });

  test('what follows is not mailed to whoever stopped such mails by then, nor when it is three days old', async () => {
    const ana = await office.member('ana@example.com');
    const bob = await office.member('bob@example.com');
    for (const one of [ana, bob, ana, bob]) await office.tell(one, block);
    await arrived();
    const stop = {
      type: 'StopMails',
      memberId: ana,
      mails: 'sale_request',
      meta: metaOf(ana, dawn),
    } as const;
    await office.order(ana, stop);
    await at(plusMinutes(dawn, 3 * 24 * 60));
    expect(await arrived()).toHaveLength(2);
  });

  test('once it is read, the next is news and is mailed at once', async () => {
    const ana = await office.member('ana@example.com');
    await office.tell(ana, block);
    await arrived();
    await office.order(ana, { ...markAllRead, meta: metaOf(ana, dawn) });
    await office.tell(ana, block);
    expect(await arrived()).toHaveLength(2);
  });

  test('what is kept out of the app gathers too', async () => {
    const ana = await office.member('ana@example.com', choosing('sale_request', { inApp: false }));
    for (let nth = 1; nth <= 4; nth++) await office.tell(ana, block);
    expect(await arrived()).toHaveLength(1);
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toEqual(['News of a hold or sale', '3 things that are new: holds and sales']);
  });

  test('mails of other runs that wait come along', async () => {
    const ana = await office.member('ana@example.com');
    for (const about of ['block', 'grille', 'block', 'grille']) await office.tell(ana, { ...block, about });
    await arrived();
    await at(plusMinutes(dawn, 60));
    await office.tell(ana, { ...block, about: 'grille' });
    await arrived();
    await at(plusMinutes(dawn, 120));
    expect(await arrived()).toHaveLength(3);
    expect(server.mails[2]?.subject).toBe('3 things that are new: holds and sales');
    await at(plusMinutes(dawn, 600));
    expect(await arrived()).toHaveLength(3);
  });
});

test('a member gets twenty mails at once within a day; the rest comes together two hours later', async () => {
  const ana = await office.member('ana@example.com');
  for (let nth = 1; nth <= 23; nth++) await office.tell(ana);
  expect(await arrived()).toHaveLength(20);
  await at(plusMinutes(dawn, 120));
  expect((await arrived()).slice(20)).toEqual(['3 things that are new: holds and sales']);
  await at(plusMinutes(dawn, 24 * 60 + 1));
  await office.tell(ana);
  expect(await arrived()).toHaveLength(22);
});

describe('quiet hours', () => {
  test('all of the night comes in one mail when they are over, without what was read', async () => {
    const ana = await office.member('ana@example.com', { ...usualPreferences, quietHours: nights });
    await office.tell(ana, { message: 'Was read.' });
    await office.order(ana, { ...markAllRead, meta: metaOf(ana, dawn) });
    await office.tell(ana, { message: 'The grille is held.' });
    await office.tell(ana, { message: 'The block is held.' });
    expect(await arrived()).toEqual([]);
    await at(plusMinutes(dawn, 29));
    expect(await arrived()).toEqual([]);
    await at(halfPastSeven);
    expect(await arrived()).toEqual(['2 things that are new: holds and sales']);
    expect(server.mails[0]?.text).toMatch(/The block is held[\s\S]+The grille is held/);
    expect(server.mails[0]?.text).not.toContain('Was read');
  });

  test('there is no mail when all of the night was read', async () => {
    const ana = await office.member('ana@example.com', { ...usualPreferences, quietHours: nights });
    await office.tell(ana);
    await arrived();
    await office.order(ana, { ...markAllRead, meta: metaOf(ana, dawn) });
    await at(halfPastSeven);
    expect(await arrived()).toEqual([]);
  });

  test('what gathers and what is kept for the digest waits for their end too', async () => {
    const late = { ...nights, until: '10:00' };
    const ana = await office.member('ana@example.com', { ...usualPreferences, quietHours: late });
    await office.tell(ana, meet);
    await arrived();
    await at(eight);
    expect(await arrived()).toEqual([]);
    await at(plusMinutes(eight, 120));
    expect(await arrived()).toEqual(['One thing that is new for you']);
  });
});

describe('a hold that is about to end', () => {
  const quiet = { ...usualPreferences, quietHours: nights };
  test.each<[string, Preferences, number]>([
    ['at once in quiet hours', quiet, 1],
    ['at once to whoever takes the digest', choosing('sale_request', { mail: false, digest: true }), 1],
    ['not to whoever wants no mail of holds', choosing('sale_request', { mail: false, digest: false }), 0],
  ])('is mailed %s', async (_, chosen, mails) => {
    await office.tell(await office.member('ana@example.com', chosen), ending);
    expect(await arrived()).toHaveLength(mails);
    await at(plusMinutes(eight, 24 * 60));
    expect(await arrived()).toHaveLength(mails);
  });

  test('is mailed on top of twenty others, and each of a run', async () => {
    const ana = await office.member('ana@example.com');
    for (let nth = 1; nth <= 21; nth++) await office.tell(ana);
    for (let nth = 1; nth <= 3; nth++) await office.tell(ana, ending);
    expect(await arrived()).toHaveLength(23);
  });
});

describe('the digest', () => {
  test('leaves out what was read, and has one line for what says the same', async () => {
    const ana = await office.member('ana@example.com');
    await office.tell(ana, { ...meet, message: 'Was read.' });
    await office.order(ana, { ...markAllRead, meta: metaOf(ana, dawn) });
    for (let nth = 1; nth <= 3; nth++) await office.tell(ana, { ...meet, href: '/events/near' });
    await arrived();
    await at(eight);
    expect(await arrived()).toEqual(['3 things that are new for you']);
    expect(server.mails[0]?.text).toContain(
      'A swap meet is near. (3 times):\nhttps://swap.example/events/near',
    );
    expect(server.mails[0]?.text).not.toContain('Was read');
  });

  test('has no welcome in it, whatever a member chose', async () => {
    const welcome = { type: 'welcome', subtype: 'registered', message: 'Welcome.' };
    const everything = { mail: true, digest: true };
    await office.tell(await office.member('ana@example.com'), welcome);
    await office.tell(await office.member('bob@example.com', choosing('other', everything)), welcome);
    await arrived();
    await at(eight);
    expect(await arrived()).toEqual([]);
  });
});

/** It is this time now, and timers run. */
async function at(time: string): Promise<void> {
  office.now = time;
  await sendOutgoing(office.post, office.db, time);
}

/** Subjects of all mails that the server has got, once all is heard and given over. */
async function arrived(): Promise<readonly (string | undefined)[]> {
  await office.hear();
  while (await worker.runDue());
  return server.mails.map(({ subject }) => subject);
}
