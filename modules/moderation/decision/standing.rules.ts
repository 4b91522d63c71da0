import type { Measure } from '../moderation.schemas.js';

export type Standing = 'good' | 'limited' | 'suspended' | 'ended' | 'erased';

interface Deciding {
  readonly measure: Measure;
  /** ISO-8601 UTC */
  readonly ends_at: string | null;
  readonly status: 'standing' | 'amended' | 'overturned';
}

/** The standing of a member, by the decisions about them.
 *  in  isSuspended: the account is, whoever caused it */
export function standingAt(
  decisions: readonly Deciding[],
  {
    isErased,
    isSuspended,
    now,
  }: { readonly isErased: boolean; readonly isSuspended: boolean; readonly now: string },
): Standing {
  if (isErased) return 'erased';
  const running = decisions.filter(
    ({ status, ends_at }) => status !== 'overturned' && (ends_at === null || ends_at > now),
  );
  const has = (kind: Measure['kind']) => running.some(({ measure }) => measure.kind === kind);
  if (has('end')) return 'ended';
  if (isSuspended || has('suspend')) return 'suspended';
  return has('limit') ? 'limited' : 'good';
}
