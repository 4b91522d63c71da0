import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Category, Target } from '../moderation.schemas.js';
import { type ReportEvent, reportEvents } from './report.events.js';

export type Report = { readonly status: 'none' } | SentReport;

/** 'asked': the seller is asked first. 'filed': it is in a case. */
export interface SentReport {
  readonly status: 'received' | 'asked' | 'filed' | 'resolved';
  readonly reporterId: string;
  readonly isGuest: boolean;
  readonly subjectId: string;
  readonly targets: readonly Target[];
  readonly category: Category;
  readonly ruleId: string | null;
  /** Until when the seller may answer; null when the seller was not asked. */
  readonly askedUntil: string | null;
  readonly answer: 'still for sale' | 'sold' | null;
  readonly caseId: string | null;
  readonly outcome: 'acted' | 'nothing' | null;
}

export const reportState: StreamState<typeof reportEvents, Report> = {
  events: reportEvents,
  initial: { status: 'none' },
  evolve: (report, event) => {
    if (event.type === 'ReportReceived') return received(event.data);
    return report.status === 'none' ? report : { ...report, ...changed(event) };
  },
};

type Received = Extract<ReportEvent, { readonly type: 'ReportReceived' }>['data'];

const received = ({ comment: _, wish: _wish, ...data }: Received): SentReport => ({
  status: 'received',
  ...data,
  askedUntil: null,
  answer: null,
  caseId: null,
  outcome: null,
});

function changed(event: Exclude<ReportEvent, { readonly type: 'ReportReceived' }>): Partial<SentReport> {
  switch (event.type) {
    case 'SellerAsked':
      return { status: 'asked', askedUntil: event.data.until };
    case 'SellerAnswered':
      return { answer: event.data.answer };
    case 'ReportFiled':
      return { status: 'filed', caseId: event.data.caseId };
    case 'ReportResolved':
      return { status: 'resolved', outcome: event.data.outcome };
    default:
      return unreachable(event);
  }
}
