import type { NewGift } from '@entities/donation/donation.mutations';
import type { Giving } from '@entities/donation/donation.queries';
import { amountProblem, messageProblem } from '@entities/donation/gift-problems';
import type { GiftChoice } from '@modules/donations/donations.schemas';
import { dollarsIn, type MoneyValue } from '@ui/forms/money-value';

/** The form of a gift, as it is typed. */
export interface GiftFields {
  readonly frequency: 'once' | 'monthly';
  /** Cents of one of the suggested amounts, or of the donor's own. */
  readonly amount: MoneyValue;
  readonly isOwnAmount: boolean;
  readonly choice: GiftChoice;
  readonly name: string;
  readonly email: string;
}

export const emptyGift = (name: string, email: string): GiftFields => ({
  frequency: 'once',
  amount: null,
  isOwnAmount: false,
  choice: {
    shownAs: 'name',
    showsAmount: false,
    message: '',
    messageFor: 'everybody',
    sharesWithStaff: true,
  },
  name,
  email,
});

export type GiftProblems = { readonly [field in 'amount' | 'message' | 'name' | 'email']?: string };

/** What is missing or wrong before it is sent; the server checks the rest. Pure. */
export function problemsOf(
  fields: GiftFields,
  { least, most }: Pick<Giving, 'least' | 'most'>,
): GiftProblems {
  const { amount, choice, name, email } = fields;
  return {
    ...problem('amount', amountProblem(amount, least, most)),
    ...problem('message', messageProblem(choice)),
    ...problem('name', name.trim() === '' && 'Enter the name for the receipt.'),
    ...problem('email', !email.includes('@') && 'Enter the e-mail address for the receipt.'),
  };
}

const problem = (field: keyof GiftProblems, words: string | false | undefined): GiftProblems =>
  words ? { [field]: words } : {};

/** What is sent, without its id. */
export const bodyOf = (fields: GiftFields, way: NewGift['way']): Omit<NewGift, 'id'> => ({
  amount: dollarsIn(fields.amount) ?? 0,
  frequency: fields.frequency,
  way,
  choice: fields.choice,
  name: fields.name.trim(),
  email: fields.email.trim(),
});
