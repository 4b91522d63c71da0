import { Accounts } from '../../modules/identity/accounts/accounts.js';
import { Passwords } from '../../modules/identity/accounts/passwords.js';
import { type Attempt, attemptLimits } from '../../modules/identity/attempt-limiter.js';
import { openIdentity, type TestIdentity } from '../../modules/identity/identity.fixtures.js';

/** Compare how long each sign-in method takes for e-mail addresses of a verified account, of an unverified account and of no account, turn by turn
 *  through real HTTP and a real Postgres. The noise is the same difference between odd and even turns of one kind. Run it on a quiet machine.
 *  units   medians over `turns` attempts of each, in ms; they should be less than 5 ms apart over 500
 *  source  ADR 0014 */
export async function signInBench(turns: number, say: (line: string) => void): Promise<void> {
  const boundless = Object.fromEntries(
    Object.keys(attemptLimits).map((attempt) => [attempt, { max: 1_000_000, minutes: 5 }]),
  ) as Readonly<Record<Attempt, { max: number; minutes: number }>>;
  const identity = await openIdentity({ limits: boundless });
  try {
    await createAccounts(identity, turns);
    for (const { name, path, body } of methods) {
      const took = { verified: [] as number[], unverified: [] as number[], unknown: [] as number[] };
      for (let turn = 0; turn < turns; turn++) {
        for (const kind of inTurn(turn)) {
          const since = performance.now();
          await identity.browser().call('POST', path, body(`${kind}-${turn}@example.com`));
          if (turn >= 10) took[kind].push(performance.now() - since);
        }
      }
      const [verified, unverified, unknown] = [took.verified, took.unverified, took.unknown].map(median);
      const noise = Math.abs(median(odd(took.unknown)) - median(even(took.unknown)));
      say(
        `${name}: verified ${ms(verified)}, unverified ${ms(unverified)}, unknown ${ms(unknown)}; difference ${ms((verified ?? 0) - (unknown ?? 0))} and ${ms((unverified ?? 0) - (unknown ?? 0))}, noise ${ms(noise)}`,
      );
    }
  } finally {
    await identity.close();
  }
}

const methods = [
  {
    name: 'sign-in, wrong password',
    path: '/api/auth/sign-in',
    body: (email: string) => ({ email, password: 'not this one' }),
  },
  {
    name: 'reset requested',
    path: '/api/auth/password-reset/send',
    body: (email: string) => ({ email }),
  },
  {
    name: 'sign-in link requested',
    path: '/api/auth/sign-in-link/send',
    body: (email: string) => ({ email }),
  },
  {
    name: 'sign-up, another password',
    path: '/api/auth/sign-up',
    body: (email: string) => ({ email, password: 'four barrel holley', dateOfBirth: '1968-05-04' }),
  },
] as const;

/** For each turn a verified and an unverified account. */
async function createAccounts({ app }: TestIdentity, turns: number): Promise<void> {
  const hash = await app.get(Passwords).hash('rust never sleeps');
  for (let turn = 0; turn < turns; turn++) {
    await app
      .get(Accounts)
      .create({ email: `verified-${turn}@example.com`, secret: { hash }, verified: true });
    await app.get(Accounts).create({ email: `unverified-${turn}@example.com`, secret: { hash } });
  }
}

/** Each kind is first in one of three turns. */
function inTurn(turn: number) {
  const kinds = ['verified', 'unverified', 'unknown'] as const;
  return [0, 1, 2].map((at) => kinds[(turn + at) % 3] ?? 'unknown');
}

const odd = (all: readonly number[]) => all.filter((_, at) => at % 2 === 1);
const even = (all: readonly number[]) => all.filter((_, at) => at % 2 === 0);
const ms = (time = 0) => `${time.toFixed(1)} ms`;

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
