import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop } from '../journeys/start-app.mjs';
import { openMailServer } from '../mail/mail-server.js';

/** kill -9 after the mail server has a mail and before the shop knows: nothing is lost, and the double has the same Message-ID.
 *  source  reliability.md P4 and F1 */
test('kill -9 while a mail is given over: it comes once more when its lease is over, under the same Message-ID', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-mail-kill-'));
  const server = await openMailServer();
  const env = { SMC_DEMO: '0', SMTP_URL: server.url };
  const email = 'ana@example.com';
  server.mood = 'hold';
  const killed = await openShop({ dir, env });
  const answer = await fetch(`${killed.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'three two seven small block', dateOfBirth: '1968-05-04' }),
  });
  expect(answer.status).toBe(201);
  const first = await server.to(email, /Confirm your e-mail/);
  await killed.kill();

  server.mood = 'take';
  const shop = await openShop({ dir, env });
  const second = await server.to(email, /Confirm your e-mail/, { after: 1, seconds: 120 });
  expect(second.messageId).toBe(first.messageId);
  expect(second.text).toBe(first.text);
  await shop.close();

  const again = await openShop({ dir, env });
  const other = { email, password: 'four barrel holley', dateOfBirth: '1968-05-04' };
  await fetch(`${again.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(other),
  });
  await server.to(email, /Confirm your e-mail/, { after: 2 });
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(server.mails).toHaveLength(3);
  await again.close();
  await server.close();
  await rm(dir, { recursive: true, force: true });
}, 300_000);
