import { untoldMatches } from '../../../projections/matching/matching/matching.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { BLOCKED_PAIRS } from '../../members/blocks/blocked-pairs.ports.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { newMatch } from '../matching.notification-kinds.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const digestMatchesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'digest-matches', everySeconds: 900, run: ({ now }) => digestMatches(deps, now) });

/** The hour of the digest: morning in the whole country.
 *  units  UTC */
const digestHour = 16;

/** Notify members once a day of the matches that were added to their list without a notification. A repeated run notifies nobody again.
 *  source  modules/matching/README.md, Matches */
export async function digestMatches({ db, get }: Deps, now: string): Promise<void> {
  const upTo = lastDigest(now);
  await forEachSettled(
    await untoldMatches(db, { after: plusDays(upTo, -1), upTo }),
    async ({ memberId, matches }) => {
      const unseen = await get(BLOCKED_PAIRS).blockedWith(memberId);
      const seen = matches.filter(({ otherId }) => !unseen.includes(otherId));
      if (!seen.length) return;
      await db.transaction().execute((tx) =>
        get(NOTIFIER).notify(tx, {
          id: deterministicId('match digest', memberId, upTo),
          recipientId: memberId,
          sentAt: now,
          ...newMatch.of('digest'),
          message: `${seen.length === 1 ? 'One more match' : `${seen.length} more matches`} since yesterday: ${named(seen.map(({ listingId }) => listingId))}.`,
          href: '/matches',
          about: 'matches',
        }),
      );
    },
  );
}

/** The first two, by the placeholders of their titles, and the number of the others. */
function named(listingIds: readonly string[]): string {
  const [first, second, ...more] = listingIds.map((id) => `{listing ${id}}`);
  if (second === undefined) return `${first}`;
  return more.length ? `${first}, ${second} and ${more.length} more` : `${first} and ${second}`;
}

/** The last time that a digest was due. */
function lastDigest(now: string): string {
  const today = `${now.slice(0, 10)}T${digestHour}:00:00.000Z`;
  return today <= now ? today : plusDays(today, -1);
}
