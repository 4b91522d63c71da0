import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

/** The apps that this file has started: for `failures.ts`. */
export const ownApps = [];

const main = join(import.meta.dirname, '../../dist/server/apps/api/main.js');

/** Dozens of starts read the same modules. */
export const compileCache = join(tmpdir(), 'smc-compile-cache');

/** Start the built product as a process of its own, on a free port and (unless given) an empty data folder.
 *  Resolves once it answers; `seeded` resolves once the demo data is complete.
 *  in  log: the file that gets its output too */
export async function startApp({ dir, env = {}, log } = {}) {
  const data = dir ?? (await mkdtemp(join(tmpdir(), 'smc-app-')));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(await freePort()),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      CALL_LIMIT: '0',
      STAFF_TWO_STEP: '1',
      CHECKS_TO: 'Swap Meet Classics, PO Box 1',
      NODE_COMPILE_CACHE: compileCache,
      TRUST_PROXY: 'loopback', // each member has an address of their own: members.ts
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const file = log && createWriteStream(log);
  const lineWith = (text) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const line = output.split('\n').find((one) => one.includes(text));
        if (line !== undefined) resolve(line);
      };
      server.stdout.on('data', look);
      server.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
      look();
    });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      file?.write(chunk);
    });
  }
  /** Sends the signal, if the process still runs.
   *  out     its exit code, or null after kill -9 */
  const stop = async (signal) => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
      await once(server, 'exit');
    }
    return server.exitCode;
  };
  ownApps.push({ output: () => output });
  const seeded = lineWith('demo data is complete');
  seeded.catch(() => undefined);
  /** Stops the process and removes the data folder, unless it was given. */
  const close = async () => {
    await stop('SIGTERM');
    if (!dir) await rm(data, { recursive: true, force: true });
  };
  const open = await lineWith('is open: http').catch(async (error) => {
    await close();
    throw error;
  });
  const url = /http:\/\/localhost:\d+/.exec(open)[0];
  return {
    url,
    data,
    pid: server.pid,
    seeded,
    output: () => output,
    stop,
    close,
    /** kill -9 */
    kill: () => stop('SIGKILL'),
  };
}
