import type { Capability } from '../modules/identity/capabilities.schemas.js';
import type { Endpoint } from '../modules/kernel/http/contract.js';
import { type Kind, kinds, type Outcome, type Row, type Thing } from './authorisation.kinds.js';
import { rows } from './authorisation.rows.js';
import { routeOf } from './contracts.js';

/** The expected outcome for each kind of caller: first by `auth` and `requires` of the contract, then by the row's own rule. */
export function outcomesOf(contract: Endpoint): Readonly<Record<Kind, Outcome>> {
  const { refused = {}, ignoresToken } = rowOf(contract);
  const outcomes = kinds.map((kind) => {
    const byGuard = kind === 'suspended' && ignoresToken ? 'allowed' : guardOutcome(contract, kind);
    return [kind, byGuard === 'allowed' ? (refused[kind] ?? 'allowed') : byGuard];
  });
  return Object.fromEntries(outcomes) as Record<Kind, Outcome>;
}

/** How to call a route. Without a row of its own, the path says which kind of thing its ids name. */
export function rowOf(contract: Endpoint): Row {
  const row = rows[routeOf(contract)] ?? {};
  const named = contract.path.matchAll(/([\w-]+)\/:(\w+)/g);
  const at = Object.fromEntries([...named].map(([, what = '', name]) => [name, usual[what] ?? 'nothing']));
  return { ...row, at: { ...at, ...row.at } };
}

/** The outcome in the guard. A suspended member reads what guests read, and calls what stays open. */
function guardOutcome({ method, auth, requires, whileSuspended }: Endpoint, kind: Kind): Outcome {
  const isForGuests = method === 'GET' && auth === 'guest' && requires === undefined;
  if (kind === 'suspended' && !whileSuspended && !isForGuests) return '403 ACCOUNT_SUSPENDED';
  if (kind === 'guest') return auth === 'guest' && requires === undefined ? 'allowed' : '401 SIGN_IN_FIRST';
  if (requires === undefined) return 'allowed';
  const { has, refusal } = capabilities[requires as Capability];
  return has.some((one) => one === kind) ? 'allowed' : refusal;
}

const signedIn = kinds.filter((kind) => kind !== 'guest');
const everybody = { has: signedIn, refusal: '403 NOT_ALLOWED_YET' } as const;
const ageKnown = {
  has: signedIn.filter((kind) => kind !== 'pending minor'),
  refusal: '403 NOT_ALLOWED_YET',
} as const;
const premium = { has: [], refusal: '403 NOT_ALLOWED_YET' } as const;

/** The callers who have each capability. The list is written by hand, so that the test does not repeat the code that it checks. */
const capabilities: Readonly<
  Record<Capability, { readonly has: readonly Kind[]; readonly refusal: Outcome }>
> = {
  editProfile: everybody,
  list: ageKnown,
  hold: ageKnown,
  post: ageKnown,
  follow: ageKnown,
  message: ageKnown,
  organize: ageKnown,
  staff: { has: ['moderator', 'reviewer', 'support', 'admin'], refusal: '403 STAFF_ONLY' },
  moderate: { has: ['moderator', 'admin'], refusal: '403 STAFF_ONLY' },
  review: { has: ['reviewer', 'admin'], refusal: '403 STAFF_ONLY' },
  support: { has: ['support', 'admin'], refusal: '403 STAFF_ONLY' },
  administer: { has: ['admin'], refusal: '403 ADMINS_ONLY' },
  analytics: premium,
  'match-alerts': premium,
  'new-items-wall': premium,
  'follower-alerts': premium,
  boost: premium,
  'community-tools': premium,
  'priority-support': premium,
  'no-ads': premium,
};

/** The thing that an id after this part of a path names. */
const usual: Readonly<Record<string, Thing>> = {
  listings: 'listing',
  members: 'member',
  'guardian-links': 'ward',
  requests: 'request',
  sessions: 'session',
  items: 'item',
  imports: 'import',
  locations: 'location',
  'scan-sessions': 'scan session',
  scans: 'scan',
  threads: 'thread',
  messages: 'message',
  matches: 'match',
  communities: 'community',
  organizers: 'organizer',
  builds: 'build',
  events: 'event',
  cases: 'case',
  reports: 'report',
  decisions: 'decision',
  'of-community': 'community',
  thread: 'thread',
  posts: 'post',
  comments: 'comment',
  listing: 'listing',
  member: 'member',
};
