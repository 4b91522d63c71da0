import type { EmailContent } from '../../mail/mail.ports.js';
import { referenceOf } from '../decision/reference.rules.js';
import type { AppealEvent } from './appeal.events.js';

type DataOf<Type extends AppealEvent['type']> = Extract<AppealEvent, { readonly type: Type }>['data'];

interface About {
  readonly name: string;
  readonly decisionId: string;
  readonly url: string;
}

/** A question of the reviewer. It can be answered by mail too. */
export const questionEmail = (about: About, { question }: DataOf<'QuestionAsked'>): EmailContent =>
  letter(about, 'A question about your appeal', [
    'The reviewer of your appeal asks:',
    question,
    'Answer on the page below, or reply to this mail and leave its subject as it is.',
  ]);

export const upheldEmail = (about: About, { reason, escalateBy }: DataOf<'AppealDecided'>): EmailContent =>
  letter(about, 'Your appeal is decided', [
    'We looked at it again, and the decision stays as it is.',
    reason,
    ...onceMore(escalateBy),
  ]);

export const refusedEmail = (about: About, { reason, escalateBy }: DataOf<'AppealRefused'>): EmailContent =>
  letter(about, 'Your appeal was not accepted', [
    'We could not judge your appeal, for this reason:',
    reason,
    ...onceMore(escalateBy),
  ]);

/** What became of a mail to support. */
export const receivedEmail = (about: About, what: 'appeal' | 'answer' | 'escalation'): EmailContent =>
  letter(about, received[what].subject, [received[what].words]);

/** A mail of a member that was for support. */
export const requestEmail = (name: string, reference: string): EmailContent => ({
  subject: `We have your request [${reference}]`,
  parts: [`Hello ${name},`, 'Your mail has reached support, and somebody answers it by mail.'].map(
    (words) => ({
      kind: 'words',
      words,
    }),
  ),
});

const received = {
  appeal: {
    subject: 'We have your appeal',
    words:
      'Your mail is now an appeal. Somebody who had no part in the decision looks at it. The page below shows by when.',
  },
  answer: {
    subject: 'We have your answer',
    words: 'Your mail was added to your appeal, with the files in it.',
  },
  escalation: {
    subject: 'We have your second appeal',
    words: 'Your mail is now a second appeal. Another reviewer looks at it, and their answer is final.',
  },
} as const;

const onceMore = (escalateBy: string | null): readonly string[] =>
  escalateBy === null
    ? []
    : ['If you think that this is wrong, you can ask another reviewer once. The page says until when.'];

const letter = (
  { name, decisionId, url }: About,
  subject: string,
  words: readonly string[],
): EmailContent => ({
  subject: `${subject} [${referenceOf(decisionId)}]`,
  parts: [
    ...[`Hello ${name},`, ...words].map((one) => ({ kind: 'words' as const, words: one })),
    { kind: 'link', words: 'Open the appeal', url },
  ],
});
