import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
let bin: string;
beforeAll(async () => {
  bin = await mkdtemp(join(tmpdir(), 'smc-npm-'));
});
afterAll(() => rm(bin, { recursive: true, force: true }));

/** What the script says and ends with, when npm prints this and ends with 1. */
async function advisories(printed: string, ...args: readonly string[]) {
  await writeFile(join(bin, 'npm'), `#!/bin/sh\ncat <<'END'\n${printed}\nEND\nexit 1\n`);
  await chmod(join(bin, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  return new Promise<readonly [number, string]>((resolve) => {
    const script = [join(root, 'scripts/advisories.mjs'), ...args];
    const child = execFile(process.execPath, script, { env }, (_, said) =>
      resolve([child.exitCode ?? -1, said]),
    );
  });
}

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      wheel: { via: [{ name: 'wheel', title: 'comes off', severity, url: 'https://a.example/1' }] },
      car: { via: ['wheel'] },
    },
    metadata: {},
  });
const away = JSON.stringify({ message: 'no', statusCode: 405, error: {} });

test.each([
  ['a critical weakness ends with 1', report('critical'), 1, 'critical wheel: comes off https://a.example/1'],
  [
    'a low one with 0',
    report('low'),
    0,
    '1 of the packages that a server runs with, 0 of them high or critical',
  ],
  ['a registry that answers otherwise with 2', away, 2, 'NOT CHECKED, the registry did not answer (405)'],
  ['no answer at all with 2', '', 2, 'NOT CHECKED'],
])('%s, and a report with 0', async (_, printed, code, line) => {
  expect(await advisories(printed)).toEqual([code, expect.stringContaining(line)]);
  expect(await advisories(printed, '--report')).toEqual([0, expect.stringContaining(line)]);
});

test('CI asks, before it tests, and is never red for the answer', async () => {
  const lines = (await readFile(join(root, '.ci/run'), 'utf8')).trim().split('\n');
  expect(lines.at(-1)).toBe('npm test');
  expect(lines).toContain('npm run -s advisories -- --report || true');
});
