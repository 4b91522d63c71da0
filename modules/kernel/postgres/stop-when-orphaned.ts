import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** Interrupt a server process (SIGINT: PostgreSQL rolls back and stops) as soon as this process is gone, however
 *  it ended: a shell in a separate session waits at the other end of a pipe, which closes with this process.
 *  in   pid: of the server
 *  out  call it once the server has ended by itself, because another process may get its number */
export function stopWhenOrphaned(pid: number): () => void {
  const guard = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$0"', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined); // without a shell the next start stops a remaining server
  guard.stdin.on('error', () => undefined);
  guard.unref();
  (guard.stdin as Socket).unref();
  return () => guard.stdin.end('it ended\n');
}
