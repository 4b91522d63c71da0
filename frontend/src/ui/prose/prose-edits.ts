import { hrefOf } from '@modules/community/text.schemas';

/** A text and what is selected of it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What to put in place of a part of a text, and what to select then. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** The text after an edit. */
export const edited = (text: string, { from, to, words }: Edit): string =>
  text.slice(0, from) + words + text.slice(to);

/** Makes the selected words bold, or plain when they are bold. Blanks around them stay outside. */
export function toggleBold({ text, start, end }: Selected): Edit {
  const selected = text.slice(start, end);
  const words = selected.trim();
  const from = start + selected.length - selected.trimStart().length;
  const to = from + words.length;
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, words, start: from - 2, end: to - 2 };
  return { from, to, words: `**${words}**`, start: from + 2, end: to + 2 };
}

/** Begins the selected lines with "- " or "> ", or takes it away when all of them have it. */
export function toggleLines({ text, start, end }: Selected, sign: '- ' | '> '): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isOff = lines.every((line) => line.startsWith(sign));
  const words = lines.map((line) => (isOff ? line.slice(sign.length) : sign + line)).join('\n');
  const last = from + words.length;
  return { from, to, words, start: start === end ? last : from, end: last };
}

/** Makes a link of the selected words, and selects what has to be written next: the address, or the words when an address was selected. */
export function makeLink({ text, start, end }: Selected): Edit {
  const selected = text.slice(start, end).trim();
  const isAddress = hrefOf(selected) !== undefined;
  const [label, address] = isAddress ? ['', selected] : [selected, 'https://'];
  const words = `[${label}](${address})`;
  const afterLabel = start + 1 + label.length;
  const isLabelNext = label === '';
  const next = isLabelNext ? start + 1 : afterLabel + 2;
  return { from: start, to: end, words, start: next, end: isLabelNext ? next : next + address.length };
}

/** The beginning of a handle that is being typed before the caret: after "thanks @Ra" it is "ra". */
export function handleBefore(
  text: string,
  caret: number,
): { readonly at: number; readonly prefix: string } | undefined {
  const [, prefix] = beingTyped.exec(text.slice(Math.max(caret - 32, 0), caret)) ?? [];
  return prefix === undefined ? undefined : { at: caret - prefix.length - 1, prefix: prefix.toLowerCase() };
}

const beingTyped = /(?<![\p{L}\p{M}\p{N}.\-+%/@])@([a-z][a-z0-9_-]{0,29})$/iu;

/** Writes the whole handle in place of what was typed of it. */
export function takeHandle({ text, end }: Selected, at: number, handle: string): Edit {
  const words = `@${handle}${/^\s/.test(text.slice(end)) ? '' : ' '}`;
  const caret = at + handle.length + 2;
  return { from: at, to: end, words, start: caret, end: caret };
}
