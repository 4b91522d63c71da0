import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../journeys/start-app.mjs';
import { openMailServer } from '../mail/mail-server.js';

/** kill -9 after the mail server has a mail and before the app knows it.
 *  source  ADR 0012 */
test('a mail that is interrupted by kill -9 is sent again after its lease, with the same Message-ID', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-mail-kill-'));
  const server = await openMailServer();
  const env = { SMC_DEMO: '0', APP_CHECK: '0', SMTP_URL: server.url };
  const email = 'ana@example.com';
  server.mood = 'hold';
  const killed = await startApp({ dir, env });
  const answer = await fetch(`${killed.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'three two seven small block', dateOfBirth: '1968-05-04' }),
  });
  expect(answer.status).toBe(201);
  const first = await server.to(email, /Confirm your email address/);
  await killed.kill();

  server.mood = 'take';
  const app = await startApp({ dir, env });
  const second = await server.to(email, /Confirm your email address/, { after: 1, seconds: 120 });
  expect(second.messageId).toBe(first.messageId);
  expect(second.text).toBe(first.text);
  await app.close();

  const again = await startApp({ dir, env });
  const other = { email, password: 'four barrel holley', dateOfBirth: '1968-05-04' };
  await fetch(`${again.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(other),
  });
  await server.to(email, /Confirm your email address/, { after: 2 });
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(server.mails).toHaveLength(3);
  await again.close();
  await server.close();
  await rm(dir, { recursive: true, force: true });
}, 300_000);
