import { Writable } from 'node:stream';
import { pino } from 'pino';
import { linesOfNetwork } from './flood-gate.rules.js';
import {
  lineOfRequest,
  noteAbout,
  noteRefusal,
  noteSecurityEvent,
  type RequestContext,
  runInRequest,
} from './request-context.js';
import { SecurityLog } from './security-log.js';

let lines: Record<string, unknown>[];
let log: SecurityLog;
let time: number;

beforeEach(() => {
  lines = [];
  time = 0;
  const to = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  log = new SecurityLog(pino({ level: 'fatal', mixin: lineOfRequest }, to), 'secret', () => time);
});

afterEach(() => log.close());

const request = (given: Partial<RequestContext> = {}): RequestContext => ({
  requestId: 'r1',
  address: '203.0.113.7',
  method: 'POST',
  caller: () => ({ memberId: 'm1', sessionId: 's1' }),
  write: log.write,
  call: 'POST /api/things/:id',
  isOver: false,
  ...given,
});

test('a line has kind, member, session, request, network, code and call, at any LOG_LEVEL', () => {
  runInRequest(request(), () => noteRefusal(403, 'ADMINS_ONLY'));
  expect(lines).toMatchObject([
    {
      level: 40,
      kind: 'forbidden',
      memberId: 'm1',
      sessionId: 's1',
      requestId: 'r1',
      network: log.networkOf('203.0.113.7'),
      code: 'ADMINS_ONLY',
      call: 'POST /api/things/:id',
    },
  ]);
});

test('a network is a hash under the key of the installation, and one household has one', () => {
  const other = new SecurityLog(pino({ level: 'silent' }), 'another secret');
  expect(log.networkOf('203.0.113.7')).not.toMatch(/203|113/);
  expect(log.networkOf('::ffff:203.0.113.7')).toBe(log.networkOf('203.0.113.7'));
  expect(log.networkOf('2001:db8:1:2::5')).toBe(log.networkOf('2001:db8:1:2:9::1'));
  expect(log.networkOf('2001:db8:1:3::5')).not.toBe(log.networkOf('2001:db8:1:2::5'));
  expect(other.networkOf('203.0.113.7')).not.toBe(log.networkOf('203.0.113.7'));
});

test("a guest's refusal names the account that they tried", () => {
  const guest = request({ caller: () => ({ memberId: undefined, sessionId: undefined }) });
  runInRequest(guest, () => {
    noteAbout('m7');
    noteRefusal(401, 'WRONG_CREDENTIALS');
  });
  expect(lines).toMatchObject([{ kind: 'sign-in-refused', memberId: 'm7' }]);
});

test('a request has one refusal, the first', () => {
  runInRequest(request(), () => {
    noteSecurityEvent('staff-call-refused', { code: 'ADMINS_ONLY' });
    noteRefusal(403, 'ADMINS_ONLY');
    noteRefusal(403, 'ADMINS_ONLY');
  });
  expect(lines.map(({ kind }) => kind)).toEqual(['staff-call-refused']);
});

test('a flood is ten lines and one count, which comes with the next event or the end', () => {
  for (let nth = 0; nth < 500; nth++) runInRequest(request(), () => noteRefusal(429, 'TOO_MANY_CALLS'));
  expect(lines).toHaveLength(linesOfNetwork);
  time = 60_000;
  runInRequest(request(), () => noteRefusal(429, 'TOO_MANY_CALLS'));
  expect(lines.slice(linesOfNetwork)).toMatchObject([
    { kind: 'limit-reached', count: 490, memberIds: ['m1'], msg: 'security events, counted' },
    { kind: 'limit-reached', requestId: 'r1' },
  ]);
  for (let nth = 0; nth < 50; nth++) runInRequest(request(), () => noteRefusal(429, 'TOO_MANY_CALLS'));
  log.close();
  expect(lines.at(-1)).toMatchObject({ kind: 'limit-reached', count: 41 });
});

test('what somebody may do is written each time', () => {
  for (let nth = 0; nth < 100; nth++)
    runInRequest(request(), () => noteSecurityEvent('staff-acted', { action: 'a' }));
  expect(lines).toHaveLength(100);
});

test('lines within a request say which; what outlives it says nothing', () => {
  const context = { ...request(), isOver: false };
  runInRequest(context, () => {
    expect(lineOfRequest()).toEqual({ requestId: 'r1', memberId: 'm1', sessionId: 's1' });
    context.isOver = true;
    expect(lineOfRequest()).toEqual({});
  });
  expect(lineOfRequest()).toEqual({});
});
