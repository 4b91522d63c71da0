import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { plusHours } from '../../kernel/decider/time.js';
import type { Category, Target } from '../moderation.schemas.js';
import type { ReportEvent } from './report.events.js';
import type { Report } from './report.state.js';

/** What a seller is asked before anybody looks: whether a listing is sold already. */
export type AskingCommand =
  /** voices: how many members said lately that it is sold */
  Command<'AnswerAsked', { readonly voices: number }> | Command<'EndAsking'>;

/** units  hours */
export const askingTime = 72;
/** So many members within 30 days are enough for a case, whatever the seller says. */
export const enoughVoices = 3;
/** units  days */
export const voicesCountFor = 30;

/** The question to the seller, if there is one.
 *  events  [SellerAsked] for one listing that is said to be sold, while few members say so
 *  units   until: 72 h after now
 *  source  README, Reports 3 */
export const asking = (
  {
    category,
    targets,
    voices,
  }: { readonly category: Category; readonly targets: readonly Target[]; readonly voices: number },
  now: string,
): readonly ReportEvent[] => {
  const isAsked = category === 'already-sold' && targets.length === 1 && targets[0]?.kind === 'listing';
  return isAsked && voices < enoughVoices
    ? [event('SellerAsked', { until: plusHours(now, askingTime) })]
    : [];
};

/** The seller says that it is still for sale. That ends the report, unless enough members say that it is sold.
 *  events  [SellerAnswered], with ReportResolved where that is the end
 *  errors  REPORT_NOT_FOUND (not-found) for anybody but the seller, and when nothing is asked any more
 *  source  README, Reports 3 */
export function answer(
  { voices, meta }: CommandOf<AskingCommand, 'AnswerAsked'>,
  report: Report,
): readonly ReportEvent[] {
  if (report.status === 'none' || report.subjectId !== meta.actor.id || report.askedUntil === null)
    throw notFound('REPORT_NOT_FOUND', { message: 'Nothing is asked about this listing any more.' });
  if (report.status !== 'asked' || report.answer) return [];
  const answered = event('SellerAnswered', { answer: 'still for sale' as const });
  if (voices >= enoughVoices) return [answered];
  return [answered, event('ReportResolved', { outcome: 'nothing' as const })];
}

/** The seller sold or withdrew the listing. */
export function endAsking(_: CommandOf<AskingCommand, 'EndAsking'>, report: Report): readonly ReportEvent[] {
  if (report.status !== 'asked' || report.answer) return [];
  return [
    event('SellerAnswered', { answer: 'sold' as const }),
    event('ReportResolved', { outcome: 'acted' as const }),
  ];
}
