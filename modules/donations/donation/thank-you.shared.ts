import type { WrittenPost } from '../../community/post/post.state.js';
import { postState } from '../../community/post/post.state.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { GivenDonation } from './donation.state.js';
import { thankYouPostOf } from './gift-ids.shared.js';

export interface ThankYou {
  readonly postId: string;
  readonly nth: number;
  readonly post: WrittenPost;
}

/** The newest thank-you post of a donation; undefined while there was none. That of a monthly gift is its first donation's alone.
 *  source  README, Thank-you posts */
export async function thankYouOf(
  eventStore: DomainEventStore,
  donationId: string,
  { monthlyGiftId }: Pick<GivenDonation, 'monthlyGiftId'>,
): Promise<{ readonly newest: ThankYou | undefined; readonly isAnothers: boolean }> {
  let newest: ThankYou | undefined;
  for (let nth = 0; ; nth++) {
    const postId = thankYouPostOf(monthlyGiftId ?? donationId, nth);
    const post = await loadState(eventStore, postState, postId);
    if (post.status === 'none') break;
    newest = { postId, nth, post };
  }
  const isAnothers = newest !== undefined && newest.post.shared?.id !== donationId;
  return isAnothers ? { newest: undefined, isAnothers } : { newest, isAnothers };
}
