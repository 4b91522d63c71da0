import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import {
  type OrganizerEvent,
  type OrganizerWords,
  organizerEvents,
  type TeamRole,
} from './organizer.events.js';

export type Verification = 'none' | 'asked' | 'verified' | 'refused' | 'withdrawn' | 'lapsed';

export interface Organizer {
  readonly exists: boolean;
  readonly slug: string;
  readonly words: OrganizerWords | null;
  readonly verification: Verification;
  /** Asked again while it is verified, to go on. */
  readonly isRenewalAsked: boolean;
  /** Verified until then, ISO-8601 UTC; null when it never was. */
  readonly until: string | null;
  /** Whether it publishes without a review. */
  readonly isTrusted: boolean;
  readonly isHidden: boolean;
  /** By the ids of members. */
  readonly team: Readonly<Record<string, TeamRole>>;
  readonly invited: Readonly<Record<string, TeamRole>>;
}

const none: Organizer = {
  exists: false,
  slug: '',
  words: null,
  verification: 'none',
  isRenewalAsked: false,
  until: null,
  isTrusted: false,
  isHidden: false,
  team: {},
  invited: {},
};

export const organizerState: StreamState<typeof organizerEvents, Organizer> = {
  events: organizerEvents,
  ...foldInPlace(none, {
    open: (organizer): Draft => ({
      ...organizer,
      team: { ...organizer.team },
      invited: { ...organizer.invited },
    }),
    change,
    close: (draft): Organizer => draft,
  }),
};

/** Whether it may publish at this time, and reach members.
 *  in  now: ISO-8601 UTC */
export const isVerifiedAt = ({ verification, until, isHidden }: Organizer, now: string): boolean =>
  verification === 'verified' && until !== null && until > now && !isHidden;

type Draft = {
  -readonly [Part in keyof Organizer]: Part extends 'team' | 'invited'
    ? Record<string, TeamRole>
    : Organizer[Part];
};

function change(draft: Draft, event: OrganizerEvent): void {
  switch (event.type) {
    case 'OrganizerApplied': {
      const { ownerId, slug, name, kind, about, website, place } = event.data;
      Object.assign(draft, { exists: true, slug, verification: 'asked', team: { [ownerId]: 'owner' } });
      draft.words = { name, kind, about, website, place };
      return;
    }
    case 'OrganizerChanged': {
      const { name, kind, about, website, place } = event.data;
      draft.words = { name, kind, about, website, place };
      return;
    }
    case 'VerificationAsked':
      if (draft.verification === 'verified') draft.isRenewalAsked = true;
      else draft.verification = 'asked';
      return;
    case 'OrganizerVerified':
      Object.assign(draft, { verification: 'verified', until: event.data.until, isRenewalAsked: false });
      return;
    case 'VerificationRefused':
      if (draft.verification === 'verified') draft.isRenewalAsked = false;
      else draft.verification = 'refused';
      return;
    case 'VerificationWithdrawn':
      Object.assign(draft, { verification: 'withdrawn', isRenewalAsked: false });
      return;
    case 'VerificationLapsed':
      draft.verification = draft.isRenewalAsked ? 'asked' : 'lapsed';
      draft.isRenewalAsked = false;
      return;
    case 'FirstEventApproved':
      draft.isTrusted = true;
      return;
    case 'TeamInvited':
      draft.invited[event.data.memberId] = event.data.role;
      return;
    case 'TeamInvitationEnded':
      delete draft.invited[event.data.memberId];
      return;
    case 'TeamJoined':
      delete draft.invited[event.data.memberId];
      draft.team[event.data.memberId] = event.data.role;
      return;
    case 'TeamRoleChanged':
      draft.team[event.data.memberId] = event.data.role;
      return;
    case 'TeamLeft':
      delete draft.team[event.data.memberId];
      return;
    case 'OrganizerHidden':
      draft.isHidden = true;
      return;
    case 'OrganizerShown':
      draft.isHidden = false;
      return;
    default:
      unreachable(event);
  }
}
