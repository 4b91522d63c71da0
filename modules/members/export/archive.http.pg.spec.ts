import { grown, openMembers, password } from '../members.fixtures.js';
import { archiveFiles } from './archive.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('the archive of a member who typed an address does not tell whether another member has verified it', async () => {
  const olga = await smc.member('Olga', grown);
  await olga.verifyMail();
  const verified = (await olga.status()).email as string;
  const [known, unknown] = [await archivesFor(verified), await archivesFor('nobody.yet@example.com')];
  expect(known).toContain('mails.json');
  expect(known).toEqual(unknown);
});

const claiming = 'four barrel quad jet carb';

/** The archives of a member who signed up with this address and of one who asked to change to it, without ids, addresses and times. */
async function archivesFor(email: string): Promise<string> {
  const { body: claim } = await call('/api/auth/sign-up', {
    email,
    password: claiming,
    name: 'Claire',
    ...grown,
  });
  const changer = await smc.member('Chad', grown);
  const changed = await call('/api/account/email', { email, password }, changer.as);
  expect(changed.status).toBe(200);
  await call('/api/auth/password-reset/send', { email });
  await smc.waitForProcessors();
  const { accessToken, user } = claim as { accessToken: string; user: { id: string } };
  const told: string[] = [];
  for (const [id, as] of [
    [user.id, { Authorization: `Bearer ${accessToken}` }],
    [changer.id, changer.as],
  ] as const)
    for (const [file, bytes] of await archiveFiles(smc.url, as))
      told.push(`${file}: ${bytes.toString().replaceAll(id, 'the member')}`);
  return told
    .join('\n')
    .replaceAll(email, 'the mail')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'some id')
    .replaceAll(/chad\.\d+@/g, 'chad@')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'then');
}

async function call(path: string, sent: object, as: Readonly<Record<string, string>> = {}) {
  const headers = { 'Content-Type': 'application/json', ...as };
  const answer = await fetch(smc.url + path, { method: 'POST', headers, body: JSON.stringify(sent) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
