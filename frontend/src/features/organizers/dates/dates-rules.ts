import { DatesBody } from '@modules/events/gathering/gathering.contract';

/** What to say of fields of dates that are empty or wrong. */
export const datesBlank = {
  'firstDay!': 'Choose a day.',
  'opens!': 'Choose a time.',
  'closes!': 'Choose a time.',
  'lasts!': 'Write a number from 1 to 14.',
  'extraDays!': 'Choose each day, or remove it.',
};

/** Whether each part of a rule has a value, and each number is one. */
const isWhole = (rule: string | null): boolean =>
  rule === null ||
  rule.split(';').every((part) => /^(?:INTERVAL|COUNT)=\d+$|^(?!INTERVAL|COUNT)[A-Z]+=[\w,+-]+$/.test(part));

/** The contract's dates, with a message for what is left open in how they repeat. */
export const CheckedDates = DatesBody.extend({
  rule: DatesBody.shape.rule.refine(isWhole, 'Say how often it repeats, and until when.'),
});

/** What a query that is not enabled is asked with. */
export const nothing: DatesBody = {
  season: 'once',
  firstDay: '',
  rule: null,
  extraDays: [],
  withoutDays: [],
  opens: '',
  closes: '',
  lasts: 1,
};

/** While a later hour of opening is typed, the old one of closing is before it: there is nothing to ask. */
export const isReversed = ({ opens, closes, lasts }: DatesBody): boolean => lasts === 1 && closes <= opens;
