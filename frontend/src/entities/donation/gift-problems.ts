import { money } from '@lib/format';
import { type GiftChoice, maxMessage } from '@modules/donations/donations.schemas';
import { moneyMessage } from '@modules/kernel/http/amounts.schemas';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';

/** What is wrong with a typed amount. Pure.
 *  units  least, most: dollars */
export function amountProblem(amount: MoneyValue, least: number, most: number): string | undefined {
  if (isUnread(amount)) return moneyMessage;
  const dollars = dollarsIn(amount);
  if (dollars === null) return 'Choose an amount.';
  if (dollars < least) return `The least is ${money(least)}.`;
  return dollars > most ? `The most is ${money(most)}. Write to us about a larger gift.` : undefined;
}

export const messageProblem = ({ message }: GiftChoice): string | undefined =>
  message.trim().length > maxMessage ? `A message has ${maxMessage} characters at most.` : undefined;
