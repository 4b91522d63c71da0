import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import type { CaseCommand } from '../../../modules/moderation/case/case.decider.js';
import type { Target } from '../../../modules/moderation/moderation.schemas.js';
import { askingTime } from '../../../modules/moderation/report/asking.rules.js';
import type { ReportCommand } from '../../../modules/moderation/report/report.decider.js';
import { Chance } from '../chance.js';
import type { Person } from '../people.js';
import type { TrustCast } from './cast.js';
import type { CaseDraft, ReportDraft } from './drafts.js';
import { metaOf } from './thing-plans.js';

/** A report, and how it joins its case. */
export interface ReportPlan {
  readonly id: string;
  readonly commands: readonly ReportCommand[];
  readonly join: CaseCommand;
}

interface About {
  readonly caseId: string;
  readonly communityId: string | null;
  readonly targets: readonly Target[];
  readonly subject: Person;
}

/** The reports of a case, the first when it was opened and the others soon after; each by somebody else. */
export function reportPlans(cast: TrustCast, draft: CaseDraft, about: About): readonly ReportPlan[] {
  const chance = new Chance(cast.seed, 'reporters', draft.name);
  const anybody = chance.some(cast.witnesses, draft.reports.length);
  return draft.reports.map((report, nth) => {
    const at = plusHours(cast.now, -draft.openedHoursAgo + (nth * minutesBetween) / 60);
    return reportPlan(cast, draft, about, { report, anybody: anybody[nth], nth, at });
  });
}

/** Less than the time between the opening of any case and what happens to it next. */
const minutesBetween = 40;

function reportPlan(
  cast: TrustCast,
  { name, category }: CaseDraft,
  { caseId, communityId, targets, subject }: About,
  {
    report,
    anybody,
    nth,
    at,
  }: {
    readonly report: ReportDraft;
    readonly anybody: Person | undefined;
    readonly nth: number;
    readonly at: string;
  },
): ReportPlan {
  const { by = '', says, wish = '' } = typeof report === 'string' ? { says: report } : report;
  const id = deterministicId(cast.seed, 'report', name, nth);
  const reporter = by === 'guest' ? null : by ? cast.of(by) : (anybody ?? subject);
  const reporterId = reporter?.memberId ?? deterministicId(cast.seed, 'guest', name);
  const from = { memberId: reporterId, roles: [] };
  // the seller has been asked first, and has not answered
  const sentAt = category === 'already-sold' ? plusHours(at, -askingTime) : at;
  return {
    id,
    commands: [
      {
        type: 'SendReport',
        ...{ reporterId, isGuest: reporter === null, targets: [...targets], category, ruleId: null },
        ...{ comment: says, wish, voices: 1 },
        meta: metaOf(from, sentAt, id, 'send'),
      },
      { type: 'FileReport', caseId, meta: metaOf(from, at, id, 'file') },
    ],
    join: {
      type: 'JoinReport',
      report: {
        ...{ reportId: id, reporterId, category, ruleId: null, targets: [...targets], weight: 1 },
        accountSince: reporter && plusDays(cast.now, -reporter.joinedDaysAgo),
      },
      communityId,
      meta: metaOf(from, at, id, 'join'),
    },
  };
}
