import { appealFiguresQuery } from '@entities/appeal/appeal-review.queries';
import { caseFiguresQuery } from '@entities/case/case.queries';
import { pendingGuardiansQuery } from '@entities/guardianship/guardianship.queries';
import { proposalsQuery } from '@entities/membership/grants.queries';
import { waitingOrganizersQuery } from '@entities/organizer/organizer.queries';
import { kingTierQuery } from '@entities/payment/king-tier.queries';
import { paymentCountsQuery } from '@entities/payment/payment.queries';
import { supportRequestsQuery } from '@entities/support/support.queries';
import { suggestionsQuery } from '@entities/vocabulary/suggestions.queries';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { Capability } from '@modules/identity/capabilities.schemas';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { appealFigures } from '@modules/moderation/appeal/appeals.contract';
import type { caseFigures } from '@modules/moderation/case/cases.contract';
import type { listPayments } from '@modules/payments/payments.contract';
import { useQuery } from '@tanstack/react-query';

/** A queue in which something waits. */
export interface WaitingQueue {
  readonly to: string;
  readonly words: string;
  /** What cannot wait: "2 urgent". */
  readonly alarm: string | undefined;
  /** When the oldest began to wait; null when that does not matter. */
  readonly oldest: string | null;
}

/** The queues of the member's roles in which something waits, the most urgent first.
 *  out  error: of the first queue that did not load; the others are there all the same */
export function useWaitingQueues() {
  const capabilities: readonly Capability[] = useMember()?.capabilities ?? [];
  const may = (capability: Capability) => ({ enabled: capabilities.includes(capability) });
  const cases = useQuery({ ...caseFiguresQuery, ...may('moderate') });
  const appeals = useQuery({ ...appealFiguresQuery, ...may('review') });
  const organizers = useQuery({ ...waitingOrganizersQuery, ...may('review') });
  const requests = useQuery({ ...supportRequestsQuery('waiting'), ...may('support') });
  const guardians = useQuery({ ...pendingGuardiansQuery, ...may('administer') });
  const proposals = useQuery({ ...proposalsQuery, ...may('administer') });
  const suggestions = useQuery({ ...suggestionsQuery, ...may('administer') });
  const payments = useQuery({ ...paymentCountsQuery, ...may('administer') });
  const donors = useQuery({ ...kingTierQuery, ...may('administer') });
  const all = [cases, appeals, organizers, requests, guardians, proposals, suggestions, payments, donors];
  return {
    isLoading: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error)?.error,
    queues: [
      ...(cases.data ? ofCases(cases.data) : []),
      ...(appeals.data ? ofAppeals(appeals.data) : []),
      ...queueOf(
        organizers.data?.waiting,
        { to: paths.adminOrganizers, one: 'organizer waiting', many: 'organizers waiting' },
        organizers.data?.organizers.map(({ askedAt }) => askedAt),
      ),
      ...queueOf(
        requests.data?.total,
        { to: paths.adminSupport, one: 'support request', many: 'support requests' },
        requests.data?.requests.map(({ receivedAt }) => receivedAt),
      ),
      ...queueOf(
        guardians.data?.links.length,
        { to: `${paths.adminMembers}#guardians`, one: 'guardian to verify', many: 'guardians to verify' },
        guardians.data?.links.map(({ acceptedAt }) => acceptedAt),
      ),
      ...queueOf(
        proposals.data?.proposals.length,
        {
          to: `${paths.adminMembers}#lifetime`,
          one: 'lifetime tier to approve',
          many: 'lifetime tiers to approve',
        },
        proposals.data?.proposals.map(({ proposedAt }) => proposedAt),
      ),
      ...(payments.data ? ofPayments(payments.data) : []),
      ...queueOf(donors.data?.donors.length, {
        to: `${paths.adminPayments}?show=king-tier`,
        one: 'donor who reaches the King Tier',
        many: 'donors who reach the King Tier',
      }),
      ...queueOf(suggestions.data?.suggestions.filter(({ status }) => status === 'open').length, {
        to: paths.adminVocabulary,
        one: 'suggestion for the vocabulary',
        many: 'suggestions for the vocabulary',
      }),
    ],
  };
}

const ofCases = (figures: ResponseOf<typeof caseFigures>): readonly WaitingQueue[] => [
  ...queueOf(
    figures.waiting,
    { to: paths.adminCases, one: 'case waiting', many: 'cases waiting' },
    [figures.oldest],
    figures.urgent > 0 ? `${figures.urgent} urgent` : undefined,
  ),
  ...queueOf(figures.toConfirm, {
    to: `${paths.adminCases}?status=to+confirm`,
    one: 'ending of an account to confirm',
    many: 'endings of accounts to confirm',
  }),
  ...queueOf(figures.mine, {
    to: `${paths.adminCases}?status=mine`,
    one: 'case that you claimed',
    many: 'cases that you claimed',
  }),
];

const ofAppeals = ({ waiting, late, oldest }: ResponseOf<typeof appealFigures>): readonly WaitingQueue[] =>
  queueOf(
    waiting,
    { to: paths.adminAppeals, one: 'appeal waiting', many: 'appeals waiting' },
    [oldest],
    late > 0 ? `${late} late` : undefined,
  );

const ofPayments = (counts: ResponseOf<typeof listPayments>['counts']): readonly WaitingQueue[] => [
  ...queueOf(counts.disputed, {
    to: `${paths.adminPayments}?show=disputed`,
    one: 'disputed payment',
    many: 'disputed payments',
  }),
  ...queueOf(counts.byHand, {
    to: `${paths.adminPayments}?show=by-hand`,
    one: 'check, cash or transfer to receive',
    many: 'checks, cash or transfers to receive',
  }),
  ...queueOf(counts.differences, {
    to: `${paths.adminPayments}?show=differences`,
    one: 'difference with the provider of payments',
    many: 'differences with the provider of payments',
  }),
];

type Words = { readonly to: string; readonly one: string; readonly many: string };

/** A queue, unless nothing waits in it or it is not known yet. */
function queueOf(
  count: number | undefined,
  { to, one, many }: Words,
  since: readonly (string | null)[] = [],
  alarm?: string,
): readonly WaitingQueue[] {
  if (!count) return [];
  const oldest = since.filter((at) => at !== null).toSorted()[0] ?? null;
  return [{ to, words: counted(count, one, many), alarm, oldest }];
}
