import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import type { CaseCommand } from '../../../modules/moderation/case/case.decider.js';
import type { Target } from '../../../modules/moderation/moderation.schemas.js';
import type { ReportCommand } from '../../../modules/moderation/report/report.decider.js';
import type { ListingPlan } from '../listing-plans.js';
import type { Person } from '../people.js';
import { type AppealPlan, appealPlan } from './appeal-plans.js';
import type { TrustCast } from './cast.js';
import { type DecisionPlan, decisionCommand, decisionIdOf, draftIn, type Making } from './decision-plans.js';
import type { CaseDraft, CaseStep } from './drafts.js';
import { impartial } from './impartial.js';
import { reportPlans } from './report-plans.js';
import { metaOf, type ThingPlan, type ThingStep, thingPlan, threadBetween } from './thing-plans.js';

/** A case with everything that leads to it and follows from it. */
export interface CasePlan {
  readonly id: string;
  readonly draft: CaseDraft;
  /** Whether it waits for somebody: a further report of the same joins it. */
  readonly isOpen: boolean;
  readonly listings: readonly ListingPlan[];
  /** What makes the other things that it is about, in order. */
  readonly things: readonly ThingStep[];
  readonly targets: readonly Target[];
  readonly reports: readonly { readonly id: string; readonly commands: readonly ReportCommand[] }[];
  readonly commands: readonly CaseCommand[];
  /** What follows for the member; null while nothing does. */
  readonly decision: DecisionPlan | null;
  readonly appeal: AppealPlan | null;
}

export function casePlan(cast: TrustCast, draft: CaseDraft): CasePlan {
  const subject = cast.of(draft.subject);
  const made = (things: CaseDraft['about'], name: string) =>
    things.map((thing, nth) => thingPlan(cast, `${draft.name} ${name} ${nth}`, { owner: subject, thing }));
  const about = made(draft.about, 'about');
  const besides = made(draft.besides ?? [], 'besides');
  const all = [...about, ...besides];
  const targets = about.map(({ target }) => target);
  const id = caseIdOf(cast, draft, subject);
  const reports = reportPlans(cast, draft, { caseId: id, communityId: communityOf(about), targets, subject });
  const making = { cast, draft, subject, caseId: id, about, listed: all };
  const decision = decisionCommand(making);
  return {
    id,
    draft,
    isOpen: !ending.has(draft.next?.at(-1)?.does ?? ''),
    listings: all.flatMap(({ listing }) => listing ?? []),
    things: all.flatMap(({ steps }) => steps).map((step) => withRemoval(making, step)),
    targets,
    reports: reports.map(({ id: reportId, commands }) => ({ id: reportId, commands })),
    commands: [
      openCommand(making),
      ...reports.map(({ join }) => join),
      ...(draft.next ?? []).flatMap((step, nth) => stepCommands(making, step, nth)),
    ],
    decision,
    appeal: decision && draft.appeal ? appealPlan(cast, draft.appeal, decision) : null,
  };
}

/** Whoever acts when nobody does, as in `systemCommand`. */
const system = { memberId: 'time', roles: [] } as const;

/** The steps after which nobody waits. */
const ending: ReadonlySet<string> = new Set(['do nothing', 'remove in community', 'decide', 'confirm']);

/** What a rule finds has the id that the rule gives it, so that it is one case when the rule looks, too. */
const caseIdOf = ({ seed, of }: TrustCast, { name, opened, about }: CaseDraft, subject: Person): string => {
  const [first] = about;
  return opened?.source === 'rule' && first?.kind === 'message'
    ? deterministicId('case', opened.by, `${threadBetween(subject, of(first.to))} ${subject.memberId}`)
    : deterministicId(seed, 'case', name);
};

function openCommand({ cast, draft, subject, caseId, about }: Making): CaseCommand {
  const { category, openedHoursAgo, opened } = draft;
  const by = opened?.source === 'staff' ? cast.of(opened.by) : null;
  return {
    type: 'OpenCase',
    opened: {
      subjectId: subject.memberId,
      communityId: communityOf(about),
      source: opened?.source ?? 'report',
      openedBy: by?.memberId ?? opened?.by ?? null,
      category,
      targets: about.map(({ target }) => target),
      reason: opened?.reason ?? '',
    },
    meta: metaOf(by ?? system, plusHours(cast.now, -openedHoursAgo), caseId, 'open'),
  };
}

const communityOf = ([first]: readonly ThingPlan[]): string | null => first?.communityId ?? null;

function stepCommands(making: Making, step: CaseStep, nth: number): readonly CaseCommand[] {
  const { cast, draft, caseId, about } = making;
  const at = plusHours(cast.now, -step.hoursAgo);
  const by = step.does === 'hide' ? system : cast.of(step.by);
  const meta = metaOf(by, at, caseId, step.does, String(nth));
  const proposalId = deterministicId('ending', caseId);
  const decisionId = decisionIdOf(caseId);
  const communityId = communityOf(about) ?? '';
  const relation = impartial;
  switch (step.does) {
    case 'hide':
      return about.map(({ target: { kind, id, version } }, thing) => ({
        type: 'HideContent',
        ...{ kind, id, version },
        changedAt: plusDays(cast.now, -(madeDaysAgo(draft, thing) ?? 0)),
        meta,
      }));
    case 'claim':
      return [{ type: 'ClaimCase', relation, meta }];
    case 'note':
      return [{ type: 'AddNote', noteId: meta.commandId, note: step.note, meta }];
    case 'pass on':
      return [{ type: 'PassOnCase', communityId, note: step.note, meta }];
    case 'do nothing':
      return [{ type: 'DecideCase', relation, draft: null, decisionId, reason: step.reason, meta }];
    case 'reopen':
      return [{ type: 'ReopenCase', relation, reason: step.reason, meta }];
    case 'remove in community':
      return [
        { type: 'DecideInCommunity', relation, communityId, outcome: 'acted', reason: step.reason, meta },
      ];
    case 'decide':
      return [
        { type: 'DecideCase', relation, draft: draftIn(making, step.verdict), decisionId, reason: '', meta },
      ];
    case 'propose':
      return [{ type: 'ProposeEnding', relation, proposalId, draft: draftIn(making, step.verdict), meta }];
    case 'confirm':
      return [{ type: 'ConfirmEnding', relation, proposalId, decisionId, meta }];
    default:
      return unreachable(step);
  }
}

const madeDaysAgo = ({ about }: CaseDraft, at: number): number | undefined => {
  const thing = about[at];
  return thing && thing.kind !== 'member' ? thing.daysAgo : undefined;
};

/** The same, and a post is removed at last, if the moderators of its community removed it. */
function withRemoval({ cast, draft, caseId, about }: Making, made: ThingStep): ThingStep {
  const removed = draft.next?.find((step) => step.does === 'remove in community');
  const communityId = communityOf(about);
  if (removed?.does !== 'remove in community' || communityId === null || made.to !== 'post') return made;
  const { by, hoursAgo, reason } = removed;
  const decision = { by: 'community', communityId, rule: null, reason } as const;
  const meta = metaOf(cast.of(by), plusHours(cast.now, -hoursAgo), caseId, 'remove', made.id);
  return { ...made, commands: [...made.commands, { type: 'RemovePost', decision, meta }] };
}
