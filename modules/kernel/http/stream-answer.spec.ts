import { Readable, Writable } from 'node:stream';
import type { Response } from 'express';
import { streamAnswer } from './stream-answer.js';

const answer = () => new Writable({ write: (_chunk, _encoding, done) => done() }) as Response;

test('what fails half-way cuts the connection, and its cause is kept for the line of the request', async () => {
  const response = answer();
  const error = new Error('a photo is gone');
  await streamAnswer(
    response,
    Readable.from(
      (function* () {
        yield 'a';
        throw error;
      })(),
    ),
  );
  expect(response.destroyed).toBe(true);
  expect(response.err).toBe(error);
});

test('a caller who hangs up is no fault', async () => {
  const response = answer();
  const sending = streamAnswer(response, new Readable({ read: () => undefined }));
  response.destroy();
  await sending;
  expect(response.err).toBeUndefined();
});
