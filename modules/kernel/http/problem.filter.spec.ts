import type { ArgumentsHost } from '@nestjs/common';
import { pino } from 'pino';
import { conflict } from '../decider/errors.js';
import { AppendTooLarge, StoreUnavailable, StreamRefused } from '../event-store/event-store.js';
import { QueryAborted } from '../postgres/pools.js';
import { ProblemFilter } from './problem.filter.js';

test.each([
  ['a full disk of the database', { code: '53100' }],
  ['a full disk of the photos', { code: 'ENOSPC' }],
  ['a connection that is cut', { code: 'ECONNRESET' }],
  ['a connection that is cut under a query', new Error('Connection terminated unexpectedly')],
  [
    'a query on a connection that was cut',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a database that shuts down', { code: '57P01' }],
  ['a database that starts', { code: '57P03' }],
])('%s is STORE_UNAVAILABLE, and says when to try again', (_, error) => {
  expect(answerTo(error)).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE', retryAfter: '2' });
});

test.each([
  ['a statement over its limit', { code: '57014' }],
  ['a wait for a lock over its limit', { code: '55P03' }],
  ['an idle transaction over its limit', { code: '25P03' }],
  ['a transaction over its limit', { code: '25P04' }],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['a query that nobody waits for', new QueryAborted()],
])('%s is TOO_BUSY, and says when to try again', (_, error) => {
  expect(answerTo(error)).toMatchObject({ status: 503, code: 'TOO_BUSY', retryAfter: '2' });
});

test.each([
  ['a log that does not answer', new StoreUnavailable('no answer')],
  ['a stream that the log denies us', new StreamRefused('note-1', 'the server denies it')],
  ['a password of the database that was changed', { code: '28P01' }],
])('%s is STORE_UNAVAILABLE', (_, error) => {
  expect(answerTo(error)).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE' });
});

test('an append that the log can never take is TOO_LARGE_TO_KEEP', () => {
  const answer = answerTo(new AppendTooLarge('note-1', 'at most 1048576 bytes'));
  expect(answer).toMatchObject({ status: 413, code: 'TOO_LARGE_TO_KEEP', retryAfter: undefined });
});

test('any other error is INTERNAL, without its words', () => {
  const answer = answerTo(new Error('secret'));
  expect(answer).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('what a refusal tells besides never replaces a field of the problem', () => {
  const own = { status: 'sold', type: 'listing', title: '327 block', code: 'MINE', requestId: 'r9' };
  expect(answerTo(conflict('TAKEN', { message: 'It is sold.', ...own, soldTo: 'Ana' }))).toMatchObject({
    type: 'about:blank',
    title: 'TAKEN',
    status: 409,
    code: 'TAKEN',
    message: 'It is sold.',
    requestId: 'r1',
    soldTo: 'Ana',
  });
});

/** The problem document that a caller gets for an error. */
function answerTo(error: unknown): Record<string, unknown> {
  const headers: Record<string, string> = {};
  let sent = '';
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    status: () => response,
    type: () => response,
    send: (body: string) => {
      sent = body;
    },
  };
  const http = { getRequest: () => ({ method: 'GET', id: 'r1' }), getResponse: () => response };
  const host = { switchToHttp: () => http } as unknown as ArgumentsHost;
  new ProblemFilter(pino({ level: 'silent' })).catch(error, host);
  return { ...(JSON.parse(sent) as object), retryAfter: headers['Retry-After'] };
}
