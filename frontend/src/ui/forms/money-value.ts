/** Whole cents; null when empty; what was typed while it is no amount of money that can be read. */
export type MoneyValue = number | string | null;

/** Whether something was typed that is no amount of money. */
export const isUnread = (cents: MoneyValue): cents is string => typeof cents === 'string';

/** Dollars of the API; null where nothing is typed that can be read. */
export const dollarsIn = (cents: MoneyValue): number | null =>
  typeof cents === 'number' ? cents / 100 : null;

/** Dollars of the API. What cannot be read stays as typed, for the contract to refuse. */
export const dollarsOrTyped = (cents: MoneyValue): MoneyValue => (isUnread(cents) ? cents : dollarsIn(cents));
