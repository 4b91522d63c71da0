import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { newId } from '../../../kernel/decider/identifiers.js';
import { openMembers } from '../../../members/members.fixtures.js';
import { referenceOf } from '../../decision/reference.rules.js';
import { idOfAppeal } from '../appeal-ids.shared.js';
import { decisionAbout } from '../appeals.fixtures.js';

const secret = 'a secret that only the mail server and we know';
const pdf = Buffer.from('%PDF-1.7\nA receipt.');
let smc: Awaited<ReturnType<typeof openMembers>>;
let mailServer: SMTPServer;
const answers: unknown[] = [];

/** A mail server as an installation has one: it hands every mail to the route. */
beforeAll(async () => {
  smc = await openMembers({ MAILBOX_SECRET: secret });
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      answers.push(await handOver(Buffer.concat(chunks)));
      done();
    },
  });
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await smc.close();
});

async function handOver(raw: Buffer, headers: Record<string, string> = { 'X-Mailbox-Secret': secret }) {
  const answer = await fetch(`${smc.url}/api/appeals/mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', ...headers },
    body: new Uint8Array(raw),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Send a mail to support by SMTP.
 *  out  what the route answered the mail server */
async function send(from: string, mail: SendMailOptions) {
  const { port } = mailServer.server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({ from, to: 'support@example.com', ...mail });
  transport.close();
  return answers.at(-1);
}

async function decided(name: string) {
  const member = await smc.member(name);
  await member.verifyMail();
  const decisionId = await decisionAbout(smc.runtime.bus, member.id);
  await smc.waitForProcessors();
  return { member, decisionId, id: idOfAppeal(decisionId) };
}
const acknowledged = async (memberId: string) =>
  (
    await smc.pool.query("select 1 from mail.outbox where kind = 'mail-received' and person_id = $1", [
      memberId,
    ])
  ).rows.length;

test('a mail of a member is an appeal with its files, and they are told so', async () => {
  const { member, decisionId, id } = await decided('Ana');
  const mail = {
    subject: `Re: A warning [${referenceOf(decisionId)}]`,
    text: 'It was one ad.\n\n> A warning about your account',
    attachments: [
      { filename: 'receipt.pdf', content: pdf },
      { filename: 'notes.txt', content: 'Notes' },
    ],
    messageId: `<${newId()}@example.com>`,
  };
  const became = { status: 200, body: { became: 'appeal', id } };
  expect(await send(member.mail, mail)).toEqual(became);
  expect(await send(member.mail, mail)).toEqual(became); // handed over twice
  const { body } = await member.get(`/api/appeals/${id}`);
  expect(body).toMatchObject({
    status: 'waiting',
    dialogue: [{ what: 'filed', attachments: [{ name: 'receipt.pdf', type: 'application/pdf' }] }],
  });
  const [{ text }] = body.dialogue as [{ text: string }];
  expect(text).toContain('> A warning about your account');
  expect(text).toContain('notes.txt');
  expect(await acknowledged(member.id)).toBe(1);
});

test('a reply to a question is its answer; after the decision a mail is a second appeal', async () => {
  const { member, decisionId, id } = await decided('Bea');
  expect(await send(member.mail, { subject: 'Unfair', text: 'It was one ad.' })).toMatchObject({
    body: { became: 'appeal', id },
  });
  const reply = { subject: `Re: A question [${referenceOf(decisionId)}]`, text: 'The radio.' };
  expect(await send(member.mail, reply)).toMatchObject({ body: { became: 'answer', id } });
  await member.ok('POST', `/api/appeals/${id}/withdraw`);
  expect(await send(member.mail, reply)).toMatchObject({ body: { became: 'escalation', id } });
});

test('a mail of a stranger, or one whose sender is forged, is a request to support', async () => {
  const { member, id } = await decided('Cora');
  const request = { body: { became: 'support request' } };
  expect(await send('eve@example.com', { subject: 'Hello', text: 'A question.' })).toMatchObject(request);
  const forged = { 'Authentication-Results': 'mx.example.com; dmarc=fail' };
  expect(await send(member.mail, { subject: 'Hello', text: 'Unfair.', headers: forged })).toMatchObject(
    request,
  );
  expect((await member.get(`/api/appeals/${id}`)).status).toBe(404);
  expect(await acknowledged(member.id)).toBe(0);
});

test('without the secret there is no such route', async () => {
  const raw = Buffer.from('From: ana@example.com\r\nSubject: Hello\r\n\r\nHello');
  const without: Record<string, string>[] = [{}, { 'X-Mailbox-Secret': 'a guess' }];
  for (const headers of without)
    expect(await handOver(raw, headers)).toMatchObject({ status: 404, body: { code: 'WRONG_SECRET' } });
});
