import { definePort } from '../../kernel/manifest/port.js';

/** Who follows an organizer. Provided by the read model follows, and therefore as late as that. */
export interface OrganizerFollowers {
  /** In pages of ids, in their order. */
  page(organizerId: string, after: string | null, limit: number): Promise<readonly string[]>;
  /** Those among these members who mute it at this time (ISO-8601 UTC). */
  muting(memberIds: readonly string[], organizerId: string, now: string): Promise<ReadonlySet<string>>;
}

export const ORGANIZER_FOLLOWERS = definePort<OrganizerFollowers>('OrganizerFollowers');
