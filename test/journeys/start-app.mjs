import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../dist/server/apps/api/main.js');

/** The built product as a process of its own, on a free port and (unless given) an empty data folder.
 *  Resolves once it answers; `settled` resolves once the demo nation is complete. */
export async function openShop({ dir, env = {} } = {}) {
  const data = dir ?? (await mkdtemp(join(tmpdir(), 'smc-shop-')));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      CALL_LIMIT: '0',
      TRUST_PROXY: '1', // members come from as many addresses as there are: members.ts
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const heard = (text) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const line = said.split('\n').find((one) => one.includes(text));
        if (line !== undefined) resolve(line);
      };
      server.stdout.on('data', look);
      server.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
      look();
    });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  /** Sends the signal, if it still runs, and answers how it ended: its exit code, or null after kill -9. */
  const stop = async (signal) => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
      await once(server, 'exit');
    }
    return server.exitCode;
  };
  const settled = heard('demo nation is complete');
  settled.catch(() => undefined);
  /** The data folder goes too, unless it was given. */
  const close = async () => {
    await stop('SIGTERM');
    if (!dir) await rm(data, { recursive: true, force: true });
  };
  const open = await heard('is open: http').catch(async (error) => {
    await close();
    throw error;
  });
  const url = /http:\/\/localhost:\d+/.exec(open)[0];
  return {
    url,
    data,
    pid: server.pid,
    settled,
    said: () => said,
    stop,
    close,
    /** kill -9 */
    kill: () => stop('SIGKILL'),
  };
}
