import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import type { CaseEvent } from './case.events.js';
import { type Case, type KnownCase, keyOf } from './case.state.js';
import { mustBeUndecided } from './claim.rules.js';
import { mustBeImpartial, type Relation } from './conflicts.rules.js';

type DataOf<Type extends CaseEvent['type']> = Extract<CaseEvent, { readonly type: Type }>['data'];

export type IntakeCommand =
  /** relation: of the member of staff who opens it; null for reports and rules */
  | Command<'OpenCase', { readonly opened: DataOf<'CaseOpened'>; readonly relation: Relation | null }>
  | Command<'JoinReport', { readonly report: DataOf<'ReportJoined'> }>
  | Command<'HideContent', { readonly hidden: DataOf<'ContentHidden'> }>
  | Command<'MendContent', { readonly mended: DataOf<'ContentMended'> }>;

/** Open a case, once.
 *  errors  OWN_CASE, CONFLICT_OF_INTEREST (forbidden) for staff */
export function open(
  { opened, relation, meta }: CommandOf<IntakeCommand, 'OpenCase'>,
  found: Case,
): readonly CaseEvent[] {
  if (found.status !== 'none') return [];
  if (relation) mustBeImpartial({ subjectId: opened.subjectId, reports: [] }, meta, relation);
  return [event('CaseOpened', opened)];
}

/** One more report of it.
 *  errors  CASE_DECIDED (conflict) */
export function join(
  { report }: CommandOf<IntakeCommand, 'JoinReport'>,
  found: KnownCase,
): readonly CaseEvent[] {
  if (found.reports.some(({ id }) => id === report.reportId)) return [];
  mustBeUndecided(found);
  return [event('ReportJoined', report)];
}

export function hide(
  { hidden }: CommandOf<IntakeCommand, 'HideContent'>,
  found: KnownCase,
): readonly CaseEvent[] {
  const isHidden = found.hidden.some((one) => keyOf(one) === keyOf(hidden));
  return isHidden || found.status === 'decided' ? [] : [event('ContentHidden', hidden)];
}

export function mend(
  { mended }: CommandOf<IntakeCommand, 'MendContent'>,
  found: KnownCase,
): readonly CaseEvent[] {
  const isWaiting = found.hidden.some((one) => keyOf(one) === keyOf(mended) && !one.isMended);
  return isWaiting ? [event('ContentMended', mended)] : [];
}
