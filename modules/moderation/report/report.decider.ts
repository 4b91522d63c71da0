import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { forbidden, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { oneMember } from '../case/intake.rules.js';
import { type AskingCommand, answer, asking, endAsking } from './asking.rules.js';
import type { ReportEvent, reportEvents } from './report.events.js';
import { type Report, reportState } from './report.state.js';

type Received = Extract<ReportEvent, { readonly type: 'ReportReceived' }>['data'];

export type ReportCommand =
  | Command<
      'SendReport',
      Omit<Received, 'subjectId'> & {
        /** How many members said lately that this is sold, the reporter among them. */
        readonly voices: number;
      }
    >
  | AskingCommand
  | Command<'FileReport', { readonly caseId: string }>
  | Command<'ResolveReport', { readonly outcome: 'acted' | 'nothing' }>;

/** A report, from the button to what came of it.
 *  source  README, Reports */
export const reportDecider: StreamDecider<typeof reportEvents, Report, ReportCommand> = {
  ...reportState,
  decide,
};

function decide(command: ReportCommand, report: Report): readonly ReportEvent[] {
  switch (command.type) {
    case 'SendReport':
      return send(command, report);
    case 'AnswerAsked':
      return answer(command, report);
    case 'EndAsking':
      return endAsking(command, report);
    case 'FileReport':
      return file(command, report);
    case 'ResolveReport':
      return resolve(command, report);
    default:
      return unreachable(command);
  }
}

/** Report content of one other member. A listing that is said to be sold goes to its seller first.
 *  events  [ReportReceived], and SellerAsked where the seller is asked
 *  errors  OWN_CONTENT (forbidden), ONE_MEMBER_AT_A_TIME (conflict), COMMENT_NEEDED (unprocessable)
 *  source  README, Reports 1–3 */
function send(
  { type: _, meta, voices, ...sent }: CommandOf<ReportCommand, 'SendReport'>,
  report: Report,
): readonly ReportEvent[] {
  if (report.status !== 'none') return [];
  const [first] = sent.targets;
  if (!first || sent.targets.some(({ ownerId }) => ownerId !== first.ownerId)) throw oneMember();
  if (first.ownerId === sent.reporterId) throw forbidden('OWN_CONTENT', { message: 'This is your own.' });
  if (sent.category === 'other' && !sent.comment)
    throw unprocessable('COMMENT_NEEDED', { message: 'Say in a few words what is wrong.' });
  return [
    event('ReportReceived', { ...sent, subjectId: first.ownerId }),
    ...asking({ ...sent, voices }, meta.now),
  ];
}

/** It joined a case. */
function file({ caseId }: CommandOf<ReportCommand, 'FileReport'>, report: Report): readonly ReportEvent[] {
  const sent = sentReport(report);
  return sent.status === 'received' || sent.status === 'asked' ? [event('ReportFiled', { caseId })] : [];
}

/** What came of it; a case that is opened again may end otherwise. */
function resolve(
  { outcome }: CommandOf<ReportCommand, 'ResolveReport'>,
  report: Report,
): readonly ReportEvent[] {
  return sentReport(report).outcome === outcome ? [] : [event('ReportResolved', { outcome })];
}

function sentReport(report: Report) {
  if (report.status === 'none') throw notFound('REPORT_NOT_FOUND', { message: 'There is no such report.' });
  return report;
}
