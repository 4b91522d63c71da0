import 'reflect-metadata';
import { pino } from 'pino';
import { openRuntime } from '../../apps/runtime/runtime.js';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { eraseOne } from '../../modules/processes/erase-member.process.js';
import { enter, freshWord, type Member, photo } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();

test('after the grace period an erased member cannot sign in and has no page and no picture', async () => {
  const ivo = await enter(`gone-${freshWord()}`);
  const { page } = await visitor();
  await signIn(page, ivo, '/account');
  await page.getByLabel('Picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await photo('#2f5d46').toBuffer(),
  });
  await page.getByRole('button', { name: 'Remove', exact: true }).first().waitFor();
  const { page: guest } = await visitor({ width: 390 });
  const shown = await guest.request.get(`${appUrl}/api/members/${ivo.id}`);
  const { picture } = (await shown.json()) as { picture: { card: string } };
  expect((await guest.request.get(appUrl + picture.card)).status()).toBe(200);

  await page.getByRole('button', { name: 'Erase account' }).click();
  await page.getByRole('button', { name: 'Erase in 14 days' }).click();
  await page.getByText(/Your account will be erased on/).waitFor();
  await endGracePeriod(ivo);

  await page.goto('/login?next=/account');
  await page.getByLabel('E-mail').fill(ivo.email);
  await page.getByLabel('Password').fill(ivo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('alert')
    .getByText(/do not (match|fit|go together)|not right|wrong/i)
    .waitFor();

  expect((await guest.request.get(`${appUrl}/api/members/${ivo.id}`)).status()).toBe(404);
  expect((await guest.request.get(appUrl + picture.card)).status()).toBe(404);
  await guest.goto(`/members/${ivo.id}`);
  await guest.getByRole('heading', { level: 1, name: 'Member not found' }).waitFor();
});

/** Do the work of the job on its day, in the app's own database, fifteen days early. */
async function endGracePeriod({ id }: Member): Promise<void> {
  const environment = readEnvironment({
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: process.env.APP_DATA,
  });
  const runtime = await openRuntime(environment, pino({ level: 'silent' }), { share: true });
  try {
    await eraseOne(runtime, id, new Date(Date.now() + 15 * 86_400_000).toISOString());
  } finally {
    await runtime.close();
  }
}
