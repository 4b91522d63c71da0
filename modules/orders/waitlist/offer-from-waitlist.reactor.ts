import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { preSaleEvents } from '../pre-sale/pre-sale.events.js';
import { offerToWaiting } from './offer-to-waiting.shared.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'clock'>;

/** Whatever may make something free that somebody waits for. */
const freeing = pick(
  preSaleEvents,
  'OrderAbandoned',
  'OrderChanged',
  'LinesCancelled',
  'SpaceMoved',
  'RightSurrendered',
  'RightRolledOver',
  'RightsExpired',
  'SpaceUnblocked',
  'SpacesOffered',
  'TermsChanged',
  'SalesResumed',
  'NoShowsReleased',
);

/** Whenever something becomes free, it is offered to those who wait; once for all that became free together.
 *  source  README, Waitlist 2 */
export const offerFromWaitlist = ({ clock, ...deps }: Deps): Reactor =>
  reactor({
    name: 'offer-from-waitlist',
    handles: [freeing],
    handle: async (_, events) => {
      const last = new Map(events.map(({ entityId, id }) => [entityId, id]));
      for (const [dateId, cause] of last) await offerToWaiting(deps, dateId, cause, clock.now());
    },
  });
