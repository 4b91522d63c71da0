import { centsOf } from '@lib/format';
import type { PartBody, PartView } from '@modules/builds/builds.schemas';
import { moneyMessage } from '@modules/kernel/http/amounts.schemas';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';
import type { WholeValue } from '@ui/forms/whole-input';

/** A part in a form. */
export interface PartFields {
  readonly title: string;
  readonly quantity: WholeValue;
  readonly cents: MoneyValue;
  readonly link: string;
  readonly itemId: string | null;
}

export const blankPart: PartFields = { title: '', quantity: 1, cents: null, link: '', itemId: null };

export const maxQuantity = 1_000;

export const partFieldsOf = (part: PartView): PartFields => ({
  title: part.title,
  quantity: part.quantity,
  cents: centsOf(part.planned),
  link: part.link,
  itemId: part.itemId,
});

/** The problems of the typed values, by field. */
export function problemsOfPart(fields: PartFields): Readonly<Record<string, string>> {
  return {
    ...(fields.title.trim() === '' && { title: 'Name the part.' }),
    ...(typeof fields.quantity !== 'number' && { quantity: `Write a number from 1 to ${maxQuantity}.` }),
    ...(isUnread(fields.cents) && { planned: moneyMessage }),
    ...(!isLink(fields.link.trim()) && { link: 'Copy the whole address, with https:// in front.' }),
  };
}

/** The body of its endpoint. */
export const partBodyOf = (fields: PartFields): PartBody => ({
  title: fields.title.trim(),
  quantity: typeof fields.quantity === 'number' ? fields.quantity : 1,
  planned: dollarsIn(fields.cents),
  link: fields.link.trim(),
  itemId: fields.itemId,
});

const isLink = (text: string): boolean => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));
