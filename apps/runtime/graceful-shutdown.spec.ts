import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops one thing after the other, then closes the runtime',
  async (signal) => {
    expect(await runs(`process.kill(process.pid, '${signal}');`)).toEqual({
      code: 0,
      said: ['stopping', 'timers', 'server', 'runtime'],
    });
  },
);

test('a signal that came before, or that comes again, ends it once', async () => {
  const twice = `process.kill(process.pid, 'SIGTERM'); process.kill(process.pid, 'SIGINT');`;
  const ended = { code: 0, said: ['stopping', 'timers', 'server', 'runtime'] };
  expect(await runs(twice)).toEqual(ended);
  expect(await runs('', `${twice} await new Promise((heard) => process.once('SIGINT', heard));`)).toEqual(
    ended,
  );
});

test.each([
  ['uncaughtException', `setImmediate(() => { throw new Error('Out of spark.'); });`],
  ['unhandledRejection', `void Promise.reject(new Error('Out of spark.'));`],
])('an %s is told, and leaves no runtime open', async (fault, code) => {
  expect(await runs(code)).toEqual({ code: 1, said: [`${fault}: Out of spark.`, 'runtime'] });
});

test('a stop that fails leaves no runtime open', async () => {
  expect(await runs(`broken = true; process.kill(process.pid, 'SIGTERM');`)).toEqual({
    code: 1,
    said: ['stopping', 'timers', 'unhandledRejection: Out of oil.', 'runtime'],
  });
});

test('what does not stop by itself is cut off', async () => {
  expect(await runs(`stuck = true; process.kill(process.pid, 'SIGTERM');`)).toEqual({
    code: 0,
    said: ['stopping', 'timers', 'something does not stop by itself: it is cut off', 'database'],
  });
});

/** A process that has timers, a server and a runtime, and that does this when all are open. */
async function runs(then: string, first = ''): Promise<{ code: number | null; said: readonly string[] }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(first, then)]);
  const [said, [code]] = await Promise.all([linesOf(child), once(child, 'exit') as Promise<[number | null]>]);
  return { code, said };
}

const program = (first: string, then: string) => `
  import { shutdownSignal } from '${file('shutdown-signal.ts')}';
  import { shutDownOnCrash, shutDownGracefully } from '${file('graceful-shutdown.ts')}';
  let broken = false;
  let stuck = false;
  const say = (said) => process.stdout.write(said + '\\n');
  const log = { info: (_, said) => say(said), warn: say, fatal: ({ err }, said) => say(said + ': ' + err.message) };
  const end = shutdownSignal();
  setInterval(() => undefined, 1_000);
  ${first}
  const runtime = { log, close: async () => say('runtime'), abort: async () => say('database') };
  shutDownOnCrash(runtime);
  shutDownGracefully(end, runtime, [
    async () => say('timers'),
    async () => { if (broken) throw new Error('Out of oil.'); if (stuck) await new Promise(() => undefined); say('server'); },
  ], 300);
  ${then}
`;

const file = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;

async function linesOf({ stdout }: ChildProcessWithoutNullStreams): Promise<readonly string[]> {
  let said = '';
  for await (const part of stdout) said += String(part);
  return said.split('\n').filter(Boolean);
}
