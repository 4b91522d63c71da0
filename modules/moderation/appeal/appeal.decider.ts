import type { Command, CommandOf } from '../../kernel/decider/decider.js';
import { event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { AppealEvent, Attachment, appealEvents } from './appeal.events.js';
import { type Appeal, appealState, isOpen, type KnownAppeal } from './appeal.state.js';
import { appealUntil, dueAfter } from './due.rules.js';
import { noAppeal } from './no-appeal.rules.js';
import { answerAsReviewer, escalateBy, type ReviewCommand } from './review.rules.js';

/** What an appeal has to know of its decision. */
export interface AppealedDecision {
  readonly id: string;
  readonly caseId: string;
  readonly subjectId: string;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly isOverturned: boolean;
}

export interface Written {
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly via: 'page' | 'mail';
}

/** Whether the sender is the member or the verified guardian is known to the service, which refuses everybody else. */
export type AppealCommand =
  | Command<'FileAppeal', Written & { readonly decision: AppealedDecision }>
  | Command<'EscalateAppeal', Written & { readonly decision: AppealedDecision }>
  | Command<'AnswerQuestion', Written>
  | Command<'WithdrawAppeal'>
  | ReviewCommand;

/** How often the member and the guardian may write, all together. */
export const mostWritten = 20;

/** source  README, Commands */
export const appealDecider: StreamDecider<typeof appealEvents, Appeal, AppealCommand> = {
  ...appealState,
  decide,
  isAlwaysCarriedOut: ({ type }) =>
    type === 'DecideAppeal' || type === 'RefuseAppeal' || type === 'WithdrawAppeal',
};

function decide(command: AppealCommand, appeal: Appeal): readonly AppealEvent[] {
  if (command.type === 'FileAppeal') return file(command, appeal);
  if (appeal.status === 'none') throw noAppeal();
  switch (command.type) {
    case 'EscalateAppeal':
      return escalate(command, appeal);
    case 'AnswerQuestion':
      return answer(command, appeal);
    case 'WithdrawAppeal':
      return withdraw(command, appeal);
    case 'ClaimAppeal':
    case 'ReleaseAppeal':
    case 'AskAppellant':
    case 'DecideAppeal':
    case 'RefuseAppeal':
      return answerAsReviewer(command, appeal);
    default:
      return unreachable(command);
  }
}

/** Appeal a decision once, within 180 days of it.
 *  errors  APPEAL_FILED, ALREADY_OVERTURNED, APPEAL_OVER (conflict) */
function file(command: CommandOf<AppealCommand, 'FileAppeal'>, appeal: Appeal): readonly AppealEvent[] {
  const { decision, meta } = command;
  if (appeal.status !== 'none')
    throw conflict('APPEAL_FILED', { message: 'This decision has been appealed already.' });
  const until = appealUntil(decision.at);
  mustStand(decision);
  if (meta.now > until) throw appealOver();
  return [filed(command, 1, until)];
}

/** Ask another reviewer once, after the first one has answered or the appeal was withdrawn.
 *  errors  NOT_DECIDED, APPEAL_FINAL, ALREADY_OVERTURNED, APPEAL_OVER, TOO_MANY_ANSWERS (conflict) */
function escalate(
  command: CommandOf<AppealCommand, 'EscalateAppeal'>,
  appeal: KnownAppeal,
): readonly AppealEvent[] {
  if (isOpen(appeal))
    throw conflict('NOT_DECIDED', { message: 'This appeal is not decided yet. You can add to it.' });
  if (appeal.escalateBy === null)
    throw conflict('APPEAL_FINAL', { message: 'This appeal is final. There is no further one.' });
  mustStand(command.decision);
  if (command.meta.now > appeal.escalateBy) throw appealOver();
  mustHaveRoom(appeal);
  return [filed(command, 2, appeal.appealUntil)];
}

const filed = (
  { decision, text, attachments, via, meta }: CommandOf<AppealCommand, 'FileAppeal' | 'EscalateAppeal'>,
  level: 1 | 2,
  until: string,
): AppealEvent =>
  event('AppealFiled', {
    subjectId: decision.subjectId,
    decisionId: decision.id,
    caseId: decision.caseId,
    level,
    filedBy: meta.actor.id,
    relation: meta.actor.id === decision.subjectId ? ('self' as const) : ('guardian' as const),
    via,
    text,
    attachments: [...attachments],
    ...dueAfter(meta.now),
    appealUntil: until,
  });

/** Answer a question, or add something, while nobody has decided.
 *  errors  APPEAL_CLOSED, TOO_MANY_ANSWERS (conflict) */
function answer(
  { text, attachments, via, meta }: CommandOf<AppealCommand, 'AnswerQuestion'>,
  appeal: KnownAppeal,
): readonly AppealEvent[] {
  if (!isOpen(appeal)) throw appealClosed();
  mustHaveRoom(appeal);
  const { subjectId } = appeal;
  return [
    event('QuestionAnswered', {
      subjectId,
      answeredBy: meta.actor.id,
      via,
      text,
      attachments: [...attachments],
    }),
  ];
}

/** Withdraw an appeal that is not decided; what may still be asked of another reviewer stays.
 *  errors  APPEAL_CLOSED (conflict) */
function withdraw(
  { meta }: CommandOf<AppealCommand, 'WithdrawAppeal'>,
  appeal: KnownAppeal,
): readonly AppealEvent[] {
  if (appeal.status === 'withdrawn') return [];
  if (!isOpen(appeal)) throw appealClosed();
  return [event('AppealWithdrawn', { withdrawnBy: meta.actor.id, escalateBy: escalateBy(appeal, meta.now) })];
}

function mustStand({ isOverturned }: AppealedDecision): void {
  if (isOverturned)
    throw conflict('ALREADY_OVERTURNED', {
      message: 'This decision was taken back. There is nothing to appeal.',
    });
}

function mustHaveRoom({ written }: KnownAppeal): void {
  if (written >= mostWritten)
    throw conflict('TOO_MANY_ANSWERS', {
      message: `You have written ${mostWritten} times in this appeal, which is the most. The reviewer decides with what is there.`,
    });
}

const appealOver = () => conflict('APPEAL_OVER', { message: 'The time for this appeal is over.' });

const appealClosed = () =>
  conflict('APPEAL_CLOSED', { message: 'This appeal is closed. Reload the page to see how it ended.' });
