import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ChildProcesses } from './child-processes.js';

const module = new URL('./child.fixtures.ts', import.meta.url);
const limits = { atOnce: 2, time: 20_000, memory: 400_000_000, idle: 60_000 };
type Result = { readonly pid: number; readonly secret: string | null; readonly bytes: Buffer };
const opened: ChildProcesses<{ todo: string; bytes?: Buffer }, Result>[] = [];

function open(own: Partial<typeof limits> = {}) {
  const children = new ChildProcesses<{ todo: string; bytes?: Buffer }, Result>(module, {
    ...limits,
    ...own,
  });
  opened.push(children);
  return children;
}
afterEach(() => {
  for (const children of opened.splice(0)) children.close();
});

test('a child is used again, never more of them than may be are there, and none knows our secrets', async () => {
  process.env.SECRET_KEY = 'of the tests';
  const children = open();
  const first = await children.run({ todo: 'name yourself' });
  expect(first.secret).toBeNull();
  expect(first.pid).not.toBe(process.pid);
  expect((await children.run({ todo: 'name yourself' })).pid).toBe(first.pid);
  const many = await Promise.all(Array.from({ length: 8 }, () => children.run({ todo: 'name yourself' })));
  expect(new Set(many.map(({ pid }) => pid)).size).toBe(2);
  expect(children.pids).toHaveLength(2);
  delete process.env.SECRET_KEY;
});

test('bytes go there and back', async () => {
  const { bytes } = await open().run({ todo: 'count', bytes: Buffer.alloc(1_000_000) });
  expect(Buffer.from(bytes).equals(Buffer.alloc(1_000_000, 7))).toBe(true);
});

test.each([
  ['dies', 'die', 'crash', {}],
  ['hangs in a loop', 'hang', 'time', { time: 1_500 }],
  ['never ends', 'wait', 'time', { time: 1_500 }],
  ['grows', 'grow', 'memory', { memory: 200_000_000 }],
  ['throws', 'sing', 'error', {}],
])('work that %s fails alone, and the next works', async (_, todo, why, own) => {
  const children = open({ ...own, atOnce: 1 });
  const failing = children.run({ todo });
  const next = children.run({ todo: 'name yourself' });
  await expect(failing).rejects.toMatchObject({ why });
  expect((await next).pid).toBeGreaterThan(0);
  expect(children.pids).toHaveLength(1);
});

test('a child without work ends after a while', async () => {
  const children = open({ idle: 50 });
  const { pid } = await children.run({ todo: 'name yourself' });
  await gone(pid);
  expect(children.pids).toEqual([]);
  expect((await children.run({ todo: 'name yourself' })).pid).not.toBe(pid);
});

test('a closed one ends its children and what they work on, and starts no more', async () => {
  const children = open();
  const { pid } = await children.run({ todo: 'name yourself' });
  const hanging = children.run({ todo: 'hang' });
  children.close();
  await expect(hanging).rejects.toMatchObject({ why: 'unavailable' });
  await expect(children.run({ todo: 'name yourself' })).rejects.toMatchObject({ why: 'unavailable' });
  await gone(pid);
});

test('no child outlives a parent that is killed, not even one that works', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(new URL('./parent.fixtures.mjs', import.meta.url))]);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pids = JSON.parse(line.toString()) as number[];
  expect(pids).toHaveLength(2);
  parent.kill('SIGKILL');
  await Promise.all(pids.map(gone));
});

/** Resolves once no process has this id. */
async function gone(pid: number): Promise<void> {
  while (isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
