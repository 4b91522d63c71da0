import type { BlockedPairs } from '../../members/blocks/blocked-pairs.ports.js';
import type { AttendanceOf } from '../attendance.ports.js';
import { clockAt, type Gathering, hasClosed } from '../gathering/gathering.state.js';
import type { SentBroadcast } from './broadcast.state.js';

interface Deps {
  readonly attendance: Pick<AttendanceOf, 'members'>;
  readonly blocks: BlockedPairs;
}

/** The days whose dates a broadcast is about: one, or all that are to come, postponed and cancelled ones too.
 *  in  now: ISO-8601 UTC */
export function daysOfBroadcast(gathering: Gathering, day: string | null, now: string): readonly string[] {
  const clock = clockAt(gathering, now);
  const toCome = Object.entries(gathering.dates).filter(([, date]) => !hasClosed(date, clock));
  return toCome.map(([name]) => name).filter((name) => day === null || name === day);
}

/** Who gets a broadcast, page by page, each once: not who wrote it, and nobody who has blocked them or whom they have blocked. */
export async function* recipientsOf(
  { attendance, blocks }: Deps,
  {
    gatheringId,
    memberId,
    audience,
    days,
    atOnce,
  }: Pick<SentBroadcast, 'gatheringId' | 'memberId' | 'audience'> & {
    readonly days: readonly string[];
    readonly atOnce: number;
  },
): AsyncGenerator<readonly string[]> {
  const without = new Set([memberId, ...(await blocks.blockedWith(memberId))]);
  const kinds = audience === 'going' ? (['going'] as const) : (['going', 'interested'] as const);
  let after: string | undefined;
  for (;;) {
    const page = await attendance.members(gatheringId, {
      kinds,
      days,
      ...(after !== undefined && { after }),
      limit: atOnce,
    });
    after = page.at(-1);
    if (after === undefined) return;
    yield page.filter((id) => !without.has(id));
  }
}
