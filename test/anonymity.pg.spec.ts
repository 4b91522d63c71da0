import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { paymentOfGift } from '../modules/donations/donation/gift-ids.shared.js';
import {
  bodyOf,
  carryOut,
  type Member,
  receive,
  takesChecks,
} from '../modules/donations/donation/gifts.fixtures.js';
import { DONORS, type Donors } from '../modules/donations/donations.ports.js';
import { archiveFiles } from '../modules/members/export/archive.fixtures.js';
import { openMembers } from '../modules/members/members.fixtures.js';

/* A gift whose donor is not thanked and does not share with staff: nothing that is stored leads from it to whoever gave it. */

const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (chunk, _, next) => {
      lines.push(String(chunk));
      next();
    },
  }),
);

let smc: Awaited<ReturnType<typeof openMembers>>;
let admin: Member;
beforeAll(async () => {
  smc = await openMembers({ ...takesChecks, LOG_LEVEL: 'trace' }, log);
  admin = await smc.adminMember();
});
afterAll(() => smc.close());

const hidden = { sharesWithStaff: false, message: 'Nobody is to know' };

test.each(['none', 'somebody'] as const)(
  'a gift that is shown as %s is with its donor in no row, no file, no line of the log and no archive of another',
  async (shownAs) => {
    const [name, bob] = [`Quetzal ${shownAs}`, await smc.member('Bob')];
    const ana = await smc.member(name);
    const gift = bodyOf(name, ana.mail, { choice: { ...hidden, shownAs } });
    expect((await ana.call('POST', '/api/donations', gift)).status).toBe(201);
    await receive(smc, admin, gift.id);
    await ana.get(`/api/donations/${gift.id}`);
    await ana.raw(`/api/donations/${gift.id}/receipt`);
    await ana.get('/api/donations/mine');
    await ana.ok('PUT', `/api/donations/${gift.id}/choice`, { ...hidden, shownAs, message: 'Still nobody' });
    await carryOut(smc);

    const donorId = smc.server.app.get<Donors>(DONORS).ofMember(ana.id);
    const ofGift = [gift.id, donorId, paymentOfGift(gift.id)];
    const ofMember = [ana.id, ana.mail, name];
    const isBoth = (text: string) =>
      ofGift.some((id) => text.includes(id)) && ofMember.some((one) => text.includes(one));
    expect(isBoth(`${gift.id} of ${name}`)).toBe(true);

    expect((await everyRow()).filter(({ text }) => isBoth(text)).map(({ table }) => table)).toEqual([]);
    expect((await everyFile()).filter(({ text }) => isBoth(text)).map(({ file }) => file)).toEqual([]);
    expect(lines.filter(isBoth)).toEqual([]);
    for (const other of [bob, admin])
      for (const [, bytes] of await archiveFiles(smc.url, other.as))
        expect(ofGift.filter((id) => String(bytes).includes(id) && String(bytes).includes(name))).toEqual([]);
    const own = (await archiveFiles(smc.url, ana.as)).get('donations.json');
    expect(String(own)).toContain(gift.id);

    // nothing that the member has is the gift's, either: ids of commands and of e-mails are made with the secret
    const withMember = (await everyRow()).filter(({ text }) => ofMember.some((one) => text.includes(one)));
    const withGift = (await everyRow()).filter(({ text }) => ofGift.some((one) => text.includes(one)));
    const shared = new Set(withGift.flatMap(({ text }) => idsIn(text)));
    const common = [...new Set(withMember.flatMap(({ text }) => idsIn(text)))].filter((id) => shared.has(id));
    expect(common.filter((id) => id !== admin.id)).toEqual([]);
  },
);

test('a gift of a guest is not linked when the address joins later', async () => {
  const gift = bodyOf('Gus Guest', 'gus.1@example.com', { choice: { ...hidden, shownAs: 'none' } });
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(gift) };
  expect((await fetch(`${smc.url}/api/donations`, sent)).status).toBe(201);
  await receive(smc, admin, gift.id);
  const gus = await smc.member('Gus');
  await smc.pool.query('update identity.account set email = $1 where member_id = $2', [gift.email, gus.id]);
  expect((await gus.get('/api/donations/mine')).body).toMatchObject({ gifts: [], monthly: [] });
  expect((await gus.get(`/api/donations/${gift.id}`)).body).toMatchObject({ code: 'DONATION_NOT_FOUND' });
  expect(String((await archiveFiles(smc.url, gus.as)).get('donations.json'))).not.toContain(gift.id);
  const rows = await everyRow();
  expect(rows.filter(({ text }) => text.includes(gift.id) && text.includes(gus.id))).toEqual([]);
});

const idsIn = (text: string): readonly string[] =>
  text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];

/** Every row of every table of ours, as text, with what its bytes and its base64 hold. */
async function everyRow(): Promise<readonly { readonly table: string; readonly text: string }[]> {
  const { rows: tables } = await smc.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: { table: string; text: string }[] = [];
  for (const { name: table } of tables) {
    const { rows } = await smc.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
    found.push(...rows.map(({ row }) => ({ table, text: `${row} ${decoded(row)}` })));
  }
  return found;
}

const decoded = (row: string): string =>
  [
    ...(row.match(/\\\\x[0-9a-f]+/g) ?? []).map((hex) => Buffer.from(hex.slice(3), 'hex')),
    ...(row.match(/[A-Za-z0-9+/_-]{24,}={0,2}/g) ?? []).map((text) => Buffer.from(text, 'base64')),
  ]
    .map((bytes) => bytes.toString('latin1'))
    .join(' ');

async function everyFile(): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const dir = smc.runtime.environment.DATA_DIR;
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    names
      .filter((one) => one.isFile())
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        return { file, text: (await readFile(file)).toString('latin1') };
      }),
  );
}
