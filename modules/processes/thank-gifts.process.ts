import { postDecider } from '../community/post/post.decider.js';
import { siteAuthorId } from '../community/site-author.rules.js';
import { donationEvents } from '../donations/donation/donation.events.js';
import { donationState, type GivenDonation, isThere } from '../donations/donation/donation.state.js';
import { thankYouPostOf } from '../donations/donation/gift-ids.shared.js';
import { thankYouOf } from '../donations/donation/thank-you.shared.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** Whenever a gift is there and its donor lets themselves be thanked, the site thanks them in a post, which holds nothing but the id of the gift; when it went
 *  back, is disputed, or its donor wants no thanks any more, the post is deleted. One that staff removed does not come back.
 *  source  modules/donations/README.md, Thank-you posts */
export const thankGifts = (deps: Deps): Reactor =>
  reactor({
    name: 'thank-gifts',
    handles: [
      pick(
        donationEvents,
        'DonationSettled',
        'ChoiceChanged',
        'DonationRefunded',
        'DonationDisputed',
        'DisputeDecided',
      ),
    ],
    handle: async (_, events) => {
      for (const { entityId, recordedAt } of events) {
        const donation = await loadState(deps.eventStore, donationState, entityId);
        if (donation.status === 'settled') await thank(deps, entityId, donation, recordedAt);
      }
    },
  });

async function thank(
  { bus, eventStore }: Deps,
  donationId: string,
  donation: GivenDonation,
  now: string,
): Promise<void> {
  const { newest, isAnothers } = await thankYouOf(eventStore, donationId, donation);
  if (isAnothers) return;
  const isWanted = isThere(donation) && donation.choice.shownAs !== 'none';
  const metaFor = (what: string, postId: string) => ({
    actor: { id: siteAuthorId, roles: [] },
    now,
    commandId: deterministicId('thank-gifts', what, postId),
  });
  if (isWanted && (newest === undefined || newest.post.status === 'deleted')) {
    const postId = thankYouPostOf(donation.monthlyGiftId ?? donationId, newest ? newest.nth + 1 : 0);
    await dispatch(bus, postDecider, postId, {
      type: 'PublishPost',
      kind: 'post',
      content: { body: '', photos: [], vehicle: null, mentions: [], tags: [] },
      communityId: null,
      place: null,
      shared: { kind: 'donation', id: donationId },
      meta: metaFor('publish', postId),
    });
  }
  if (isWanted || newest === undefined || newest.post.status === 'deleted') return;
  const { postId } = newest;
  await dispatch(bus, postDecider, postId, { type: 'DeletePost', meta: metaFor('delete', postId) });
}
