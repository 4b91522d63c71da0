import { dayInWords } from '../../kernel/decider/days.js';
import type { FrozenRule, Measure, Strikes } from '../moderation.schemas.js';
import { limitedWords } from '../moderation.schemas.js';

/** What an e-mail about a decision says. The days are in words of its reader. */
export interface Letter {
  readonly measure: Measure;
  readonly rule: FrozenRule;
  readonly facts: string;
  readonly notice: string;
  readonly strikes: Strikes;
  /** 'March 1, 2027'; null for what has no end. */
  readonly until: string | null;
  readonly strikesUntil: string | null;
  readonly appealUntil: string;
  /** What it does besides, in numbers: '41 listings paused'. */
  readonly effects: readonly string[];
}

export interface LetterText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The e-mail about a new decision: the facts, the rule, how long, and how to appeal.
 *  source  README, Decisions */
export const decidedLetter = (letter: Letter): LetterText => ({
  subject: subjectOf(letter),
  paragraphs: [...whatItIs(letter), howToAppeal(letter.appealUntil)],
});

/** The e-mail about a decision that became milder after an appeal. */
export const amendedLetter = (letter: Letter, reason: string): LetterText => ({
  subject: 'We changed a decision about you',
  paragraphs: [
    'Somebody else looked at your appeal, and we changed the decision to a milder one.',
    `Why: ${reason}`,
    headline(letter),
    ...strikesIn(letter),
  ],
});

/** The e-mail about a decision that was wrong. */
export const overturnedLetter = (measure: Measure, reason: string): LetterText => {
  const wasClosed = measure.kind === 'suspend' || measure.kind === 'end';
  return {
    subject: wasClosed ? 'Your account is open again' : 'We took a decision back',
    paragraphs: [
      wasClosed
        ? 'The decision about your account was wrong, and we took it back. Sign in as usual.'
        : 'A decision about you was wrong, and we took it back.',
      `Why: ${reason}`,
      'What it did to your listings and other things is undone, except where you changed something yourself since then. Its strikes are gone.',
    ],
  };
};

/** For the guardian of the member, before the same words. */
export const forGuardian = (letter: LetterText): LetterText => ({
  subject: 'A decision about the minor you answer for',
  paragraphs: ['You answer for a member under 18. This is what we wrote to them.', ...letter.paragraphs],
});

const whatItIs = (letter: Letter): readonly string[] => [
  headline(letter),
  ...(letter.notice ? [letter.notice] : []),
  `What happened: ${letter.facts}`,
  `The rule, from our terms of ${dayInWords(letter.rule.version, 'UTC')}: ${sentences(letter.rule)}`,
  ...(letter.effects.length > 0 ? [`What else this does: ${letter.effects.join(', ')}.`] : []),
  ...strikesIn(letter),
];

/** A rule whose text is its title is said once. */
const sentences = ({ title, text }: FrozenRule): string =>
  text.startsWith(title) ? text : `${title}. ${text}`;

const strikesIn = ({ strikes, strikesUntil }: Letter): readonly string[] =>
  strikes === 0 || strikesUntil === null
    ? []
    : [
        `It counts as ${strikes === 1 ? 'one strike' : `${strikes} strikes`} until ${strikesUntil}. Strikes are how we remember: the more of them count, the stricter a next decision may be.`,
      ];

const howToAppeal = (appealUntil: string): string =>
  `Do you think this is wrong? Appeal until ${appealUntil}. Somebody who had no part in it looks at it again, within 14 days.`;

function subjectOf({ measure }: Letter): string {
  switch (measure.kind) {
    case 'none':
      return 'We removed something of yours';
    case 'warn':
      return 'A warning about your account';
    case 'limit':
      return 'Your account is limited';
    case 'suspend':
      return 'Your account is suspended';
    case 'end':
      return 'Your account is ended';
  }
}

function headline({ measure, until }: Letter): string {
  switch (measure.kind) {
    case 'none':
      return 'We removed something that you posted. Your account stays as it is.';
    case 'warn':
      return 'This is a warning. Your account stays open.';
    case 'limit':
      return `Until ${until} you cannot ${limitedWords[measure.capability]}.`;
    case 'suspend':
      return `We suspended your account until ${until}. You can still sign in to read this decision, appeal, download your data, or delete your account.`;
    case 'end':
      return 'We ended your account. You can still sign in to read this decision, appeal, download your data, or delete your account.';
  }
}
