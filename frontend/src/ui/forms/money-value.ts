/** Whole cents; null when empty; the typed text while it is unreadable. */
export type MoneyValue = number | string | null;

/** Whether the typed text is not an amount of money. */
export const isUnread = (cents: MoneyValue): cents is string => typeof cents === 'string';

/** Dollars of the API; null when no readable amount is typed. */
export const dollarsIn = (cents: MoneyValue): number | null =>
  typeof cents === 'number' ? cents / 100 : null;

/** Dollars of the API. Unreadable text stays as typed, for the contract to refuse. */
export const dollarsOrTyped = (cents: MoneyValue): MoneyValue => (isUnread(cents) ? cents : dollarsIn(cents));
