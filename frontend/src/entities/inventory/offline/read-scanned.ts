import { printedCode, readShortCode, whatIsWrong } from '@modules/inventory/label/short-code.schemas';

export type Scanned =
  | { readonly kind: 'code'; readonly code: string }
  /** What a scanned code is when it is not one of ours, in a sentence. */
  | { readonly kind: 'wrong'; readonly message: string };

/** A scanned or typed label: its address, or its code alone. */
export function readScanned(text: string): Scanned {
  const trimmed = text.trim();
  const code = readShortCode(codeIn(trimmed) ?? trimmed);
  if (code !== undefined) return { kind: 'code', code };
  return { kind: 'wrong', message: whatItIs(trimmed) };
}

/** Why a typed code is invalid; undefined while it may still become valid. */
export function problemOfTyped(typed: string): string | undefined {
  const signs = typed.replace(/[\s-]/g, '');
  switch (whatIsWrong(typed)) {
    case null:
      return undefined;
    case 'sign':
      return 'Codes never have 0, O, 1, I, L, 2, Z, 5, S, 8, B, U or V. Look at the label again.';
    case 'check':
      return 'One character is wrong, or two are swapped. Look at the label again.';
    case 'length':
      return signs.length > 10 ? 'That is too long: a code has ten characters.' : undefined;
  }
}

export { printedCode };

function codeIn(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return /^\/q\/([^/]+)\/?$/i.exec(new URL(text).pathname)?.[1];
}

function whatItIs(text: string): string {
  if (text === '') return 'This code is empty.';
  if (/^https?:\/\//i.test(text) || /^www\./i.test(text))
    return 'That is a web address, not one of your labels.';
  if (/^\d{8,14}$/.test(text)) return 'That is a barcode from a store, not one of your labels.';
  if (/^(wifi|mailto|tel|sms|geo|begin:vcard)/i.test(text))
    return 'That is a code for a phone, not one of your labels.';
  if (whatIsWrong(text) === 'check') return 'One character of that code is wrong. Scan or type it again.';
  return 'That is not one of our codes.';
}
