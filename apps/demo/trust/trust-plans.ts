import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { MemberNoteCommand } from '../../../modules/moderation/member-note/member-note.decider.js';
import type { ReportCommand } from '../../../modules/moderation/report/report.decider.js';
import type { ListingPlan } from '../listing-plans.js';
import type { Person } from '../people.js';
import { askedDrafts } from './asked.js';
import { type CasePlan, casePlan } from './case-plans.js';
import { type TrustCast, trustCast } from './cast.js';
import { decidedCases } from './decided-cases.js';
import { handledCases } from './handled-cases.js';
import { noteDrafts } from './notes.js';
import { openCases } from './open-cases.js';
import { metaOf, thingPlan } from './thing-plans.js';

/** A listing of which somebody says that it is sold; its seller is asked. */
export interface AskedPlan {
  readonly listing: ListingPlan;
  readonly id: string;
  readonly commands: readonly ReportCommand[];
}

/** Everything that members report and staff decides. */
export interface TrustPlan {
  /** The oldest first. */
  readonly cases: readonly CasePlan[];
  readonly asked: readonly AskedPlan[];
  readonly notes: readonly { readonly id: string; readonly command: MemberNoteCommand }[];
}

/** The same seed, people and moment give the same plan.
 *  in  people: the demo members, with those who can sign in first */
export function trustPlan(
  seed: string,
  about: { readonly people: readonly Person[]; readonly now: string },
): TrustPlan {
  const cast = trustCast(seed, about);
  const drafts = [...openCases, ...handledCases, ...decidedCases].toSorted(
    (one, other) => other.openedHoursAgo - one.openedHoursAgo,
  );
  return {
    cases: drafts.map((draft) => casePlan(cast, draft)),
    asked: askedDrafts.flatMap((draft) => askedPlan(cast, draft)),
    notes: noteDrafts.map(({ about: word, by, hoursAgo, note }, nth) => {
      const { memberId } = cast.of(word);
      const meta = metaOf(cast.of(by), plusHours(cast.now, -hoursAgo), 'member note', String(nth));
      return { id: memberId, command: { type: 'NoteMember', memberId, note, meta } };
    }),
  };
}

function askedPlan(cast: TrustCast, draft: (typeof askedDrafts)[number]): readonly AskedPlan[] {
  const owner = cast.of(draft.subject);
  const { listing, target } = thingPlan(cast, draft.name, { owner, thing: draft.thing });
  if (!listing) return [];
  const id = deterministicId(cast.seed, 'report', draft.name);
  const reporter = draft.by === null ? (cast.witnesses[0] ?? owner) : cast.of(draft.by);
  const at = plusHours(cast.now, -draft.hoursAgo);
  const answered = metaOf(owner, plusHours(at, 4), id, 'answer');
  const sent: ReportCommand = {
    type: 'SendReport',
    ...{ reporterId: reporter.memberId, isGuest: false, targets: [target], category: 'already-sold' },
    ...{ ruleId: null, comment: draft.says, wish: '', voices: 1 },
    meta: metaOf(reporter, at, id, 'send'),
  };
  const answer: ReportCommand = { type: 'AnswerAsked', voices: 1, meta: answered };
  return [{ listing, id, commands: draft.isAnswered ? [sent, answer] : [sent] }];
}
