import { counted, dayIn } from '@lib/format';
import type { PastDecision } from '@modules/moderation/case/cases.contract';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { limitedWords } from '@modules/moderation/moderation.schemas';

type Decided = Pick<PastDecision, 'measure' | 'endsAt'>;

/** What a decision is, as its heading. */
export function headingOf({ measure }: Pick<Decided, 'measure'>): string {
  switch (measure.kind) {
    case 'none':
      return 'We removed something';
    case 'warn':
      return 'A warning';
    case 'limit':
      return 'A limited account';
    case 'suspend':
      return 'A suspended account';
    case 'end':
      return 'An ended account';
  }
}

/** What it means for the account, and for how long. */
export function meaningOf({ measure, endsAt }: Decided): string {
  switch (measure.kind) {
    case 'none':
      return 'The account stays as it is.';
    case 'warn':
      return 'The account stays open. Please keep to the rule below.';
    case 'limit':
      return `Nobody can ${limitedWords[measure.capability]} from this account${untilOf(endsAt)}.`;
    case 'suspend':
      return `The account is suspended${untilOf(endsAt)}. Until then you can read this, appeal, download your data, or delete the account.`;
    case 'end':
      return 'The account is ended. You can still read this, appeal, download your data, or delete the account.';
  }
}

const untilOf = (endsAt: string | null): string => (endsAt === null ? '' : ` until ${dayIn(endsAt)}`);

export const statusOfDecision: Readonly<Record<PastDecision['status'], string>> = {
  running: 'In force',
  over: 'Over',
  amended: 'Made milder',
  overturned: 'Taken back',
};

/** What became of one effect. */
export const effectStates: Readonly<Record<DecisionView['effects'][number]['state'], string>> = {
  waiting: 'Not done yet',
  applied: 'Done',
  skipped: 'Was not needed',
  'given-back': 'Given back',
  kept: 'Left as it is: you changed it, or another decision asks for it',
};

export const strikesIn = ({
  strikes,
  strikesUntil,
}: Pick<PastDecision, 'strikes' | 'strikesUntil'>): string =>
  strikes === 0 || strikesUntil === null
    ? 'No strike'
    : `${counted(strikes, 'strike')} until ${dayIn(strikesUntil)}`;
