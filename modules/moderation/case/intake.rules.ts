import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound } from '../../kernel/decider/errors.js';
import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import type { CaseEvent } from './case.events.js';
import { type Case, type JoinedReport, type KnownCase, keyOf } from './case.state.js';

type DataOf<Type extends CaseEvent['type']> = Extract<CaseEvent, { readonly type: Type }>['data'];

/** How reports, rules and staff open a case, and what enough reports hide. */
export type IntakeCommand =
  | Command<'OpenCase', { readonly opened: DataOf<'CaseOpened'> }>
  /** communityId: whose moderators may handle the report; null when staff alone does. */
  | Command<'JoinReport', { readonly report: DataOf<'ReportJoined'>; readonly communityId: string | null }>
  | Command<'HideContent', Hidden & { readonly changedAt: string }>
  | Command<'MendContent', Hidden>;

/** Content, at the version of its stream that is meant. */
interface Hidden {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** The sum of the weights that hides, and the fewest reporters. */
export const hidingWeight = 3;
export const hidingReporters = 3;
/** units  days */
export const oldEnough = 7;
export const newFor = 14;
/** units  minutes */
export const mendingTime = 10;

/** Open a case; the same id again opens nothing.
 *  events  [CaseOpened], or [] when it is open already */
export function open({ opened }: CommandOf<IntakeCommand, 'OpenCase'>, known: Case): readonly CaseEvent[] {
  return known.status === 'none' ? [event('CaseOpened', opened)] : [];
}

/** Join a report of the same content to a case that is not decided. A community leaves the case to staff when its moderators may not handle the report.
 *  events  [ReportJoined], with CasePassedOn where the case goes to staff, or [] when it joined before
 *  errors  CASE_NOT_FOUND (not-found), CASE_DECIDED, ONE_MEMBER_AT_A_TIME (conflict) */
export function join(
  { report, communityId }: CommandOf<IntakeCommand, 'JoinReport'>,
  known: Case,
): readonly CaseEvent[] {
  if (known.status === 'none') throw notFound('CASE_NOT_FOUND', { message: 'There is no such case.' });
  if (known.reports.some(({ id }) => id === report.reportId)) return [];
  if (known.status === 'decided') throw conflict('CASE_DECIDED', { message: 'This case is decided.' });
  if (report.targets.some(({ ownerId }) => ownerId !== known.subjectId)) throw oneMember();
  const { subjectId } = known;
  return [
    event('ReportJoined', report),
    ...(known.communityId === null || known.communityId === communityId
      ? []
      : [event('CasePassedOn', { subjectId, passedOnBy: passedOnByIntake, note: '' })]),
  ];
}

/** In the place of whoever passes a case on. It is stored, and never changes. */
export const passedOnByIntake = 'intake';

/** errors  ONE_MEMBER_AT_A_TIME (conflict) */
export const oneMember = (): DomainError =>
  conflict('ONE_MEMBER_AT_A_TIME', {
    message: 'Report what one member did at a time. Send another report for the other member.',
  });

/** Hide new content until somebody has looked, once enough members have reported it.
 *  in      changedAt: when its owner made it or last changed it
 *  events  [ContentHidden], or [] while that is not enough, and when it was hidden before
 *  units   mendUntil: 10 minutes after meta.now
 *  source  README, Intake 3–5 */
export function hide(
  { kind, id, version, changedAt, meta }: CommandOf<IntakeCommand, 'HideContent'>,
  known: Case,
): readonly CaseEvent[] {
  if (!isToHide(known, { kind, id, changedAt }, meta.now)) return [];
  return [event('ContentHidden', { kind, id, version, mendUntil: plusMinutes(meta.now, mendingTime) })];
}

/** Show content again that its author changed in time; somebody still looks.
 *  events  [ContentMended], or [] when it is too late, and when nothing is hidden
 *  source  README, Intake 6 */
export function mend(
  { kind, id, version, meta }: CommandOf<IntakeCommand, 'MendContent'>,
  known: Case,
): readonly CaseEvent[] {
  if (known.status === 'none' || known.status === 'decided') return [];
  const hidden = known.hidden.find((one) => keyOf(one) === keyOf({ kind, id }));
  if (!hidden || hidden.isMended || version <= hidden.version || meta.now > hidden.mendUntil) return [];
  return [event('ContentMended', { kind, id, version })];
}

/** Whether these reports hide this content now.
 *  source  README, Intake 3–5 */
export function isToHide(
  known: Case,
  { changedAt, ...ref }: { readonly kind: string; readonly id: string; readonly changedAt: string },
  now: string,
): known is KnownCase {
  if (known.status === 'none' || known.status === 'decided') return false;
  if (known.hidden.some((one) => keyOf(one) === keyOf(ref))) return false;
  if (plusDays(changedAt, newFor) < now) return false;
  const weights = weightsThatHide(
    known.reports.filter(({ keys }) => keys.includes(keyOf(ref))),
    now,
  );
  return weights.length >= hidingReporters && sum(weights) >= hidingWeight;
}

/** How much a report weighs, by how earlier reports of the same reporter were decided: 1 without any, and between 0 and 2.
 *  source  README, Intake 2 */
export const weightOf = ({ right, wrong }: { readonly right: number; readonly wrong: number }): number =>
  Math.round((200 * (right + 2)) / (right + wrong + 4)) / 100;

/** One weight for each day on which accounts of reporters were opened, the highest of that day. Guests and new accounts have none. */
function weightsThatHide(reports: readonly JoinedReport[], now: string): readonly number[] {
  const byDay = new Map<string, number>();
  for (const { accountSince, weight } of reports) {
    if (accountSince === null || plusDays(accountSince, oldEnough) > now) continue;
    const day = accountSince.slice(0, 10);
    byDay.set(day, Math.max(byDay.get(day) ?? 0, weight));
  }
  return [...byDay.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
