import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { unavailable } from '../../modules/kernel/decider/errors.js';
import type { SignedRequest } from '../../modules/kernel/http/route.js';
import { SecurityLog } from '../../modules/kernel/security/security-log.js';
import { openLog } from '../runtime/open-log.js';
import { requestContext, requestLog } from './request-log.js';

const lines: string[] = [];
const log = openLog({ LOG_LEVEL: 'debug' }, 'worker', { write: (line) => void lines.push(line) });
const security = new SecurityLog(log, 'secret');

const app = express();
app.use(requestContext(security));
app.use(requestLog({ log, absences: { cover: () => false } }));
app.use((request: Request, _response, next) => {
  const signed: SignedRequest = request;
  signed.actor = { id: 'm1', roles: [] };
  signed.sessionId = 's1';
  log.info('at work');
  next();
});
app.get('/well', (_request, response) => void response.json({}));
app.get('/busy', (_request, response) => refuse(response, unavailable('TOO_BUSY', { message: 'Busy.' })));
app.get('/away', (_request, response) => refuse(response, Object.assign(new Error('x'), { code: '57P01' })));
app.get('/unsaid', (_request, response) => void response.status(503).json({}));

function refuse(response: Response, error: Error): void {
  Object.assign(response, { err: error }).status(503).json({});
}

const server = app.listen(0, '127.0.0.1');
beforeAll(() => server.listening || once(server, 'listening'));
afterAll(() => {
  security.close();
  server.close();
});
beforeEach(() => {
  lines.length = 0;
});

/** The lines that a call leaves, and its id. */
async function linesOf(path: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await answer.text();
  while (!lines.some((line) => line.includes('"responseTime"'))) await new Promise(setImmediate);
  return { id: answer.headers.get('x-request-id'), lines: [...lines] };
}

test.each(['/well', '/busy'])(
  'each line of a call of %s names process, request, member and session, once',
  async (path) => {
    const { id, lines: written } = await linesOf(path);
    for (const line of written) {
      expect(JSON.parse(line)).toMatchObject({
        process: 'worker',
        requestId: id,
        memberId: 'm1',
        sessionId: 's1',
      });
      for (const key of ['requestId', 'memberId', 'sessionId'])
        expect(line.split(`"${key}":`)).toHaveLength(2);
    }
    expect(written.length).toBeGreaterThan(1);
  },
);

test.each([
  ['/busy', 'TOO_BUSY'],
  ['/away', '57P01'],
  ['/unsaid', 'the page says that it is unavailable'],
])('the 503 of %s has its cause', async (path, cause) => {
  const { lines: written } = await linesOf(path);
  expect(written.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
    level: 50,
    res: { status: 503 },
    cause,
  });
});

test('a flood of 503 is ten lines of error', async () => {
  const levels: number[] = [];
  for (let nth = 0; nth < 25; nth++) {
    lines.length = 0;
    levels.push(JSON.parse((await linesOf('/busy')).lines.at(-1) ?? '{}').level);
  }
  expect(levels.filter((level) => level === 50).length).toBeLessThanOrEqual(10);
  expect(levels.at(-1)).toBe(20);
});

test('a line outside of a request names none', () => {
  log.info('at rest');
  expect(JSON.parse(lines.at(-1) ?? '{}')).toEqual({
    level: 30,
    time: expect.any(String),
    process: 'worker',
    pid: process.pid,
    host: expect.any(String),
    msg: 'at rest',
  });
});
