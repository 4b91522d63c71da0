import { Accounts } from '../../modules/identity/accounts/accounts.js';
import { Passwords } from '../../modules/identity/accounts/passwords.js';
import { type Attempt, attemptLimits } from '../../modules/identity/attempt-limiter.js';
import { openIdentity, type TestIdentity } from '../../modules/identity/identity.fixtures.js';

/** How long a door takes for a mail that somebody has and for one that nobody has, turn by turn through real HTTP and a real Postgres. Beside it
 *  the same difference between odd and even turns of one kind: what the machine's noise alone makes. Read it on a quiet machine.
 *  source  reliability.md 2.6: medians less than 5 ms apart over 500 tries of each */
export async function doorsBench(turns: number, say: (line: string) => void): Promise<void> {
  const boundless = Object.fromEntries(
    Object.keys(attemptLimits).map((tried) => [tried, { most: 1_000_000, minutes: 5 }]),
  ) as Readonly<Record<Attempt, { most: number; minutes: number }>>;
  const identity = await openIdentity({ limits: boundless });
  try {
    await settle(identity, turns);
    for (const { name, path, body } of doors) {
      const took = { proven: [] as number[], claimed: [] as number[], nobody: [] as number[] };
      for (let turn = 0; turn < turns; turn++) {
        for (const kind of inTurn(turn)) {
          const since = performance.now();
          await identity.browser().call('POST', path, body(`${kind}-${turn}@example.com`));
          if (turn >= 10) took[kind].push(performance.now() - since);
        }
      }
      const [proven, claimed, nobody] = [took.proven, took.claimed, took.nobody].map(median);
      const noise = Math.abs(median(odd(took.nobody)) - median(even(took.nobody)));
      say(
        `${name}: proven ${ms(proven)}, claimed ${ms(claimed)}, nobody ${ms(nobody)}; apart ${ms((proven ?? 0) - (nobody ?? 0))} and ${ms((claimed ?? 0) - (nobody ?? 0))}, noise ${ms(noise)}`,
      );
    }
  } finally {
    await identity.close();
  }
}

const doors = [
  {
    name: 'sign-in, wrong password',
    path: '/api/auth/sign-in',
    body: (email: string) => ({ email, password: 'not this one' }),
  },
  {
    name: 'reset asked',
    path: '/api/auth/password-reset/send',
    body: (email: string) => ({ email }),
  },
  {
    name: 'sign-in link asked',
    path: '/api/auth/sign-in-link/send',
    body: (email: string) => ({ email }),
  },
  {
    name: 'sign-up, another password',
    path: '/api/auth/sign-up',
    body: (email: string) => ({ email, password: 'four barrel holley', dateOfBirth: '1968-05-04' }),
  },
] as const;

/** For each turn a mail that is proven and one that is only claimed. */
async function settle({ app }: TestIdentity, turns: number): Promise<void> {
  const hash = await app.get(Passwords).hash('rust never sleeps');
  for (let turn = 0; turn < turns; turn++) {
    await app.get(Accounts).create({ email: `proven-${turn}@example.com`, secret: { hash }, verified: true });
    await app.get(Accounts).create({ email: `claimed-${turn}@example.com`, secret: { hash } });
  }
}

/** No kind is always first. */
function inTurn(turn: number) {
  const kinds = ['proven', 'claimed', 'nobody'] as const;
  return [0, 1, 2].map((at) => kinds[(turn + at) % 3] ?? 'nobody');
}

const odd = (all: readonly number[]) => all.filter((_, at) => at % 2 === 1);
const even = (all: readonly number[]) => all.filter((_, at) => at % 2 === 0);
const ms = (time = 0) => `${time.toFixed(1)} ms`;

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
