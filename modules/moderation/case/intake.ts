import { memberEvents } from '../../identity/member/member.events.js';
import type { ContentRef } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Category } from '../moderation.schemas.js';
import { reportDecider } from '../report/report.decider.js';
import { reportState, type SentReport } from '../report/report.state.js';
import type { ReportHistory } from '../report/report-history.ports.js';
import { caseDecider } from './case.decider.js';
import { type Case, caseState } from './case.state.js';
import { hideIfEnough } from './hide-if-enough.js';
import { weightOf } from './intake.rules.js';
import { casesOf, claimTargets } from './open-targets.js';

export type IntakeDeps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'contents' | 'secret'> & {
  readonly history: ReportHistory;
};

/** Join a report to the open case of any of its targets, or open one; hide what enough members have reported.
 *  out     the case; undefined for a report that is resolved, or that was never sent
 *  source  README, Intake */
export async function fileReport(
  deps: IntakeDeps,
  reportId: string,
  meta: CommandMetadata,
): Promise<string | undefined> {
  const report = await loadState(deps.eventStore, reportState, reportId);
  if (report.status === 'none' || report.status === 'resolved') return undefined;
  const joined = {
    reportId,
    reporterId: report.reporterId,
    category: report.category,
    ruleId: report.ruleId,
    targets: [...report.targets],
    weight: weightOf(await deps.history.recordOf(report.reporterId)),
    accountSince: report.isGuest ? null : await accountSince(deps, report.reporterId),
  };
  const caseId = report.caseId ?? (await joinAny(deps, reportId, report, joined, meta));
  await dispatch(deps.bus, reportDecider, reportId, {
    type: 'FileReport',
    caseId,
    meta: metaOf(meta, 'file'),
  });
  await hideIfEnough(deps, caseId, report.targets, meta.now);
  return caseId;
}

/** Open a case because of a rule, such as one about scam, once for each `about`. Rules never decide.
 *  in      about: what is one case however often the rule finds it, such as a sender in a thread
 *  source  README, Intake 7 */
export async function openByRule(
  { bus, contents, eventStore }: Pick<IntakeDeps, 'bus' | 'contents' | 'eventStore'>,
  ref: ContentRef,
  found: {
    readonly rule: string;
    readonly about: string;
    readonly category: Category;
    readonly reason: string;
  },
  now: string,
): Promise<void> {
  const type = contents.typeOf(ref.kind);
  const { events, version } = type
    ? await eventStore.history(type.events, type.streamId?.(ref.id) ?? ref.id)
    : { events: [], version: 0 };
  const ownerId = type?.ownerIn(events, ref.id);
  if (ownerId === undefined || (await eventStore.keys.isErased(ownerId))) return;
  const caseId = deterministicId('case', found.rule, found.about);
  const meta = systemCommand(now, deterministicId('open by rule', caseId));
  const { rule: openedBy, category, reason } = found;
  const targets = [{ ...ref, version, ownerId }];
  const opened = {
    subjectId: ownerId,
    communityId: null,
    source: 'rule' as const,
    openedBy,
    category,
    reason,
  };
  await dispatch(bus, caseDecider, caseId, { type: 'OpenCase', opened: { ...opened, targets }, meta });
}

type Joined = Extract<Parameters<typeof caseDecider.decide>[0], { readonly type: 'JoinReport' }>['report'];

/** A case may be decided while a report is on its way to it: then it goes to the next. */
async function joinAny(
  deps: IntakeDeps,
  reportId: string,
  report: SentReport,
  joined: Joined,
  meta: CommandMetadata,
): Promise<string> {
  const about = await aboutCase(deps, report);
  for (let attempt = 1; ; attempt++) {
    const caseId = await caseFor(deps, reportId, report);
    await dispatch(deps.bus, caseDecider, caseId, {
      type: 'OpenCase',
      opened: { ...about, source: 'report', openedBy: null, reason: '' },
      meta: metaOf(meta, `open ${caseId}`),
    });
    try {
      await dispatch(deps.bus, caseDecider, caseId, {
        type: 'JoinReport',
        report: joined,
        communityId: about.communityId,
        meta: metaOf(meta, `join ${caseId}`),
      });
      return caseId;
    } catch (error) {
      if (attempt === 3 || !(error instanceof DomainError && error.code === 'CASE_DECIDED')) throw error;
    }
  }
}

/** The open case of any of these targets about the same member, else the one that this report opens. */
async function caseFor(
  { db, eventStore }: IntakeDeps,
  reportId: string,
  { targets, subjectId }: SentReport,
): Promise<string> {
  const isOpen = (known: Case) =>
    known.status === 'none' || (known.status !== 'decided' && known.subjectId === subjectId);
  const over: string[] = [];
  for (const caseId of await casesOf(db, targets)) {
    if (isOpen(await loadState(eventStore, caseState, caseId)))
      return claimTargets(db, targets, caseId, over);
    over.push(caseId);
  }
  return claimTargets(db, targets, deterministicId('case', reportId), over);
}

async function aboutCase(deps: IntakeDeps, { targets, subjectId, category }: SentReport) {
  const communities = await Promise.all(
    targets.map(({ kind, id }) => deps.contents.typeOf(kind)?.communityOf?.(deps, id) ?? null),
  );
  const [first = null] = communities;
  const isOfOne = communities.every((one) => one === first) && !forStaffAlone.has(category);
  return { subjectId, communityId: isOfOne ? first : null, category, targets: [...targets] };
}

/** What moderators of communities do not handle. */
const forStaffAlone: ReadonlySet<Category> = new Set(['minor-safety', 'unsafe', 'scam', 'stolen']);

async function accountSince({ eventStore }: IntakeDeps, memberId: string): Promise<string | null> {
  const [registered] = await eventStore.read(memberEvents, memberId);
  return registered?.recordedAt ?? null;
}

/** Another command that follows from this one. */
const metaOf = ({ commandId, fingerprint: _, ...meta }: CommandMetadata, step: string): CommandMetadata => ({
  ...meta,
  commandId: deterministicId(commandId, step),
});
