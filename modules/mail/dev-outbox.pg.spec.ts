import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { systemClock } from '../kernel/decider/clock.js';
import { PersonKeys } from '../kernel/encryption/person-keys.js';
import { type Database, databaseOn } from '../kernel/postgres/database.js';
import { devOutbox } from './dev-outbox.js';
import { mailMigrations } from './mail.migrations.js';
import { MailOutbox } from './mail-outbox.js';

const secret = 'the secret of a test installation';
let database: TestDatabase;
let db: Database;
let keys: PersonKeys;
const open: Server[] = [];
beforeAll(async () => {
  database = await freshDatabase(mailMigrations);
  db = databaseOn(database.pool);
  keys = new PersonKeys(database.pool, secret);
  const mail = await new MailOutbox(keys, secret, systemClock, { NODE_ENV: 'development' }).write({
    cause: 'order-1',
    kind: 'verify-email',
    to: '"<b>ana</b>"@example.com',
    person: null,
    content: {
      subject: 'Confirm & go',
      parts: [{ kind: 'link', words: 'Confirm', url: 'http://localhost/v#t' }],
    },
  });
  await mail.enqueue(db);
});
afterAll(async () => {
  for (const server of open) server.close();
  await database.drop();
});

test('the developer sees each kept e-mail as HTML and as text', async () => {
  const { html, url } = await at('development');
  expect(html).toContain('&lt;b&gt;ana&lt;/b&gt;');
  const path = /href="(\/dev\/outbox\/[0-9a-f-]{36})"/.exec(html)?.[1];
  const mail = await fetch(url + path);
  expect(await mail.text()).toContain('<a href="http://localhost/v#t"');
  expect(mail.headers.get('cache-control')).toBe('no-store');
  const text = await fetch(`${url}${path}.txt`);
  expect(text.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await text.text()).toContain('Subject: Confirm & go\n\nConfirm:\nhttp://localhost/v#t');
  expect((await fetch(`${url}/dev/outbox/5f3c6a1e-0000-4000-8000-000000000001`)).status).toBe(404);
});

test.each(['production', 'test'] as const)('the page does not exist in %s', async (NODE_ENV) => {
  expect((await at(NODE_ENV)).status).toBe(404);
});

test.each([
  ['by another name', { Host: 'outbox.example.com' }],
  ['over a proxy', { 'X-Forwarded-For': '203.0.113.7' }],
])('the page does not exist %s', async (_way, headers) => {
  const { url } = await at('development');
  const [response] = (await once(request(`${url}/dev/outbox`, { headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  expect(response.resume().statusCode).toBe(404);
});

async function at(NODE_ENV: 'development' | 'production' | 'test') {
  const app = express().use('/dev/outbox', devOutbox({ db, keys, secret, environment: { NODE_ENV } }));
  const server = app.listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${url}/dev/outbox`);
  return { url, status: response.status, html: await response.text() };
}
