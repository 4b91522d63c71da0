import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { type Logger, pino } from 'pino';
import { installation } from '../../modules/identity/accounts/accounts.js';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { Email } from '../../modules/kernel/http/email.schemas.js';
import { releaseJobs } from '../../modules/kernel/jobs/dead-jobs.js';
import { AppModule } from '../runtime/app.module.js';
import { openLog } from '../runtime/open-log.js';
import { openRuntime, type Runtime } from '../runtime/runtime.js';
import { shutdownSignal } from '../runtime/shutdown-signal.js';
import { backup } from './backup/backup.js';
import { type RestoreOptions, restore } from './backup/restore.js';
import { createAdmin, takeAdmin } from './create-admin.js';
import { endSessions } from './end-sessions.js';
import { listJobs } from './list-jobs.js';
import { recordToolAct } from './record-tool-act.js';
import { rotateKeys } from './rotate-keys.js';
import { seed } from './seed.js';
import { showProgress } from './show-progress.js';
import { readCheckpoints, verifyAudit } from './verify-audit.js';
import { verifyLog } from './verify-log.js';

const usage = `
  npm run cli -- migrate                         bring the database's schema and its read models up to date
  npm run cli -- rebuild <projection>…           rebuild read models beside the old ones; all of them without a name
  npm run cli -- rebuild --all                   the same for all, also of a log that is not the one that they followed
  npm run cli -- seed --listings <number>        add many listings, for measuring
  npm run cli -- create-admin --email <address>  make a member an admin; for a new one it prints a link that sets the password
  npm run cli -- take-admin --email <address>    take the role of an admin from a member
  npm run cli -- end-sessions                    sign everybody out on every device
  npm run cli -- unpark <processor> [stream]     let a processor handle what it left out of parked streams
  npm run cli -- jobs                            count the queue's jobs, and list the dead ones
  npm run cli -- jobs release <name|id>          let dead jobs be tried again
  npm run cli -- backup <file>                   write all that there is into one file, while the product runs
  npm run cli -- restore <file>                  restore it into an empty installation, with the same SECRET_KEY or secret.key
  npm run cli -- restore <file> --unprotected    the same for one of an older version, which anybody could have changed
  npm run cli -- rotate-keys                     encrypt under a new SECRET_KEY what is under SECRET_KEY_PREVIOUS, while the product runs; stop it at any moment, and start it to go on
  npm run cli -- verify-log                      check the whole log: order, content, and the chain of hashes
  npm run cli -- audit verify                    check the log, its signed checkpoints and the rows of the audit trail
  npm run cli -- audit verify --checkpoints <file>  the same, also against checkpoints that somebody kept
`;

const commands: Readonly<Record<string, (runtime: Runtime, args: Args, advise: Advise) => Promise<void>>> = {
  migrate: async ({ processors }) => {
    await processors.prepare(showProgress('Building read models'));
    say('The schema is up to date.');
  },
  rebuild: async ({ processors }, { positionals }) => {
    const names = positionals.length ? positionals : processors.projections.map((one) => one.name);
    await processors.prepare();
    await processors.rebuild(names, showProgress(`Building ${names.join(', ')}`));
    say(`Rebuilt: ${names.join(', ')}.`);
  },
  seed: async (runtime, { values }, advise) => {
    const count = Number(values.listings);
    if (!Number.isInteger(count) || count < 1)
      throw new Error('Give a number of listings: --listings 1000000');
    await seed(runtime, { count, advise });
  },
  'create-admin': async (runtime, { values }) => say(await createAdmin(runtime, emailIn(values))),
  'take-admin': async (runtime, { values }) => say(await takeAdmin(runtime, emailIn(values))),
  'end-sessions': async (runtime) => say(await endSessions(runtime)),
  unpark: async (runtime, { positionals: [name = '', stream] }) => {
    const nest = await NestFactory.createApplicationContext(AppModule.of(runtime), {
      logger: false,
      abortOnError: false,
    });
    const meta = { actor: installation, now: systemClock.now(), commandId: newId() };
    const call = `cli unpark ${name} ${stream ?? ''}`.trim();
    const unpark = async () => {
      await recordToolAct(nest, { action: 'stream.unparked', call }, meta);
      return runtime.processors.unpark(name, stream);
    };
    const streams = await unpark().finally(() => nest.close());
    say(
      streams.length ? `${name} follows again: ${streams.join(', ')}` : `${name} has no such parked stream.`,
    );
  },
  jobs: async ({ db }, { positionals: [verb, which] }) => {
    if (verb === undefined) return say(await listJobs(db));
    if (verb !== 'release' || !which)
      throw new Error('Name a job or give its id: jobs release send-mail, or jobs release 12');
    say(`Released: ${await releaseJobs(db, which, systemClock.now())}.`);
  },
  backup: async (runtime, { positionals: [file] }) => {
    if (!file) throw new Error('Name the file: backup smc.backup');
    say(await backup(runtime, file, systemClock.now()));
    runtime.security.write('backup-made', { call: 'cli backup' });
  },
  audit: async (runtime, { positionals: [verb], values: { checkpoints } }) => {
    if (verb !== 'verify') throw new Error('Say what to do with it: audit verify');
    const saved = checkpoints === undefined ? [] : await readCheckpoints(checkpoints);
    say(await verifyAudit(runtime, { saved, progress: showProgress('Reading') }));
  },
  'rotate-keys': async ({ pool, secret, security }) => {
    const progress = (words: string, done: number, all: number) => say(`  ${words}: ${done} of ${all}`);
    say(await rotateKeys(pool, secret, { progress }));
    security.write('keys-rotated', { call: 'cli rotate-keys' });
  },
  'verify-log': async (runtime) => say(await verifyLog(runtime, showProgress('Reading'))),
};

interface Args {
  readonly positionals: readonly string[];
  readonly values: {
    readonly listings?: string | undefined;
    readonly email?: string | undefined;
    readonly all?: boolean | undefined;
    readonly checkpoints?: string | undefined;
  };
}

/** Sets what Ctrl-C prints from now on: how to continue later. */
type Advise = (howToGoOn: string) => void;

try {
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      listings: { type: 'string' },
      email: { type: 'string' },
      all: { type: 'boolean' },
      unprotected: { type: 'boolean' },
      checkpoints: { type: 'string' },
    },
  });
  const [name = '', ...rest] = positionals;
  if (name === 'restore') return restoreFrom(rest, values);
  const command = commands[name];
  if (!command) {
    say(usage);
    process.exitCode = name ? 1 : 0;
    return;
  }
  const end = shutdownSignal();
  const runtime = await openRuntime(readEnvironment(), toolLog(), {
    share: true,
    adopt: name === 'rebuild' && values.all === true,
    signal: end.signal,
  });
  let advice = '';
  end.onShutdown(() => {
    process.stderr.write(`\nStopping. ${advice}\n`);
    void runtime.abort().finally(() => process.exit(130));
  });
  const advise: Advise = (howToGoOn) => {
    advice = howToGoOn;
  };
  try {
    await command(runtime, { positionals: rest, values }, advise);
  } catch (error) {
    if (end.received) await new Promise(() => undefined); // the abort fails the work under way, and ends the process
    throw error;
  } finally {
    await runtime.close();
  }
}

/** What a tool logs goes to stderr: stdout is for the person at the terminal. */
function toolLog(): Logger {
  return openLog({ LOG_LEVEL: 'warn' }, 'cli', pino.destination({ dest: 2, sync: true }));
}

/** Runs before anything else is opened, because it begins with an empty installation. */
async function restoreFrom([file]: readonly string[], options: RestoreOptions): Promise<void> {
  if (!file) throw new Error('Name the file: restore smc.backup');
  say(await restore(readEnvironment(), toolLog(), file, options));
}

function emailIn({ email }: Args['values']): string {
  const read = Email.safeParse(email);
  if (!read.success) throw new Error('Give an e-mail address: --email ana@example.com');
  return read.data;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
