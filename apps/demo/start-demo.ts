import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import type { Accounts } from '../../modules/identity/accounts/accounts.js';
import type { Runtime } from '../runtime/runtime.js';
import { beginEmails } from './demo-emails.js';
import { fullDemo, lastGatheringOf } from './demo-size.js';
import { demoPassword, firstLogIns, logIns } from './log-ins.js';

/** Keep a store with demo data, whose passwords everybody knows, out of production.
 *  errors  Error with one sentence */
export async function refuseDemoData(
  { environment }: Pick<Runtime, 'environment'>,
  accounts: { withEmail(email: string): Promise<unknown> },
): Promise<void> {
  if (environment.NODE_ENV !== 'production') return;
  for (const { email } of logIns)
    if (await accounts.withEmail(email))
      throw new Error(
        `This store has demo data with passwords that everybody knows (${email}): start with an empty one.`,
      );
}

/** Fill an empty store in development with demo data while the server already answers; continue an interrupted
 *  seeding. A child process writes it, so that this process does not keep the memory that writing takes. Never in
 *  production, never with SMC_DEMO=0, never into an installation with other data.
 *  in   signal: ends the child
 *  out  done once the child has ended */
export async function startDemo(runtime: Runtime, accounts: Accounts, signal: AbortSignal): Promise<void> {
  const { environment, eventStore } = runtime;
  if (environment.NODE_ENV === 'production' || !environment.SMC_DEMO) return;
  const begun = await accounts.withEmail(firstLogIns[0].email);
  if (!begun && (await eventStore.log.head()) > 0) return;
  const isComplete = (await eventStore.read(gatheringEvents, lastGatheringOf(fullDemo))).length > 0;
  if (isComplete || (await writtenByChild(environment.PORT, signal))) {
    await printLogIns(accounts);
    await beginEmails(runtime, accounts, signal);
  } else if (!signal.aborted) throw new Error('The process that writes the demo data ended early.');
}

async function writtenByChild(port: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const child = fork(join(import.meta.dirname, 'main.js'), {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL'); // each append is atomic
  signal.addEventListener('abort', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  signal.removeEventListener('abort', stop);
  return code === 0;
}

/** Those that this data has: it may be of an earlier version. */
async function printLogIns(accounts: Pick<Accounts, 'withEmail'>): Promise<void> {
  const lines: string[] = [];
  for (const { as, email } of logIns)
    if (await accounts.withEmail(email)) lines.push(`    ${as.padEnd(9)} ${email}`);
  process.stdout.write(
    `\n  The demo data is complete. Sign in with the password ${demoPassword} as\n${lines.join('\n')}\n  SMC_DEMO=0 starts without it. To start clean, stop the server and remove the data folder.\n\n`,
  );
}
