import type { Reason, Replacement } from './match.rules.js';
import type { Fitted } from './witness.rules.js';

/** Reasons as text for members: "Fits 1964–66 Chevrolet C10 · Same part number, 3970010 · 38 miles away · $40 below your limit". */
export const sentenceOf = (reasons: readonly Reason[]): string =>
  reasons
    .map((reason) => wordsFor(reason, !reasons.some(saysWhich)))
    .filter((words) => words !== '')
    .join(' · ');

/** Whether a reason says by itself which thing it is about. */
const saysWhich = ({ rule }: Reason): boolean => rule === 'fitment' || rule === 'number' || rule === 'deals';

function wordsFor(reason: Reason, namesKind: boolean): string {
  switch (reason.rule) {
    case 'fitment':
      return `Fits ${years(reason.fits.yearFrom, reason.fits.yearTo)} ${reason.fits.make} ${reason.fits.model}`;
    case 'number':
      return reason.replaces
        ? `Part number ${reason.number} ${replaced(reason.replaces)}`
        : `Same part number, ${reason.number}`;
    case 'witness':
      return fittedIn(reason);
    case 'kind':
      return (reason.names && otherName(reason.names)) || (namesKind ? `Same kind: ${reason.kind}` : '');
    case 'distance':
      return `${milesAway(reason.miles)} away`;
    case 'mail':
      return `${milesAway(reason.miles)} away, can be shipped`;
    case 'price':
      return reason.centsBelow > 0 ? `${dollars(reason.centsBelow)} below your limit` : 'Right at your limit';
    case 'state':
      return '';
    case 'deals':
      return `You have listed ${plural(reason.kind)} for ${reason.make}`;
  }
}

/** "1 build fitted this to a 1966 Ford F100", "3 builds fitted this to 1965–67 Ford F100" */
function fittedIn({ builds, fits: { make, model, yearFrom, yearTo } }: Fitted): string {
  const what = builds === 1 ? '1 build' : `${builds} builds`;
  const article = yearFrom === yearTo ? 'a ' : '';
  return `${what} fitted this to ${article}${years(yearFrom, yearTo)} ${make} ${model}`;
}

const replaced = ({ number, members }: Replacement): string =>
  `replaces ${number}, according to ${members === 1 ? '1 member' : `${members} members`}`;

/** "Decklid is another name for trunk lid"; nothing where one name is only longer than the other, or has a blank more: carb and carburetor, tail light and taillight. */
function otherName({ wanted, offered }: NonNullable<Kind['names']>): string {
  if (isShorter(wanted, offered) || isShorter(offered, wanted)) return '';
  if (withoutBlanks(wanted) === withoutBlanks(offered)) return '';
  return `${offered.charAt(0).toUpperCase()}${offered.slice(1)} is another name for ${wanted}`;
}
type Kind = Extract<Reason, { readonly rule: 'kind' }>;

/** Whether the other name has each word of this one, or a word that begins with it. */
const isShorter = (name: string, other: string): boolean =>
  name.split(' ').every((word) => other.split(' ').some((longer) => longer.startsWith(word)));

const withoutBlanks = (name: string): string => name.replaceAll(' ', '');

const plural = (kind: string): string =>
  kind.endsWith('s')
    ? kind
    : /[^aeiou]y$/.test(kind)
      ? `${kind.slice(0, -1)}ies`
      : /(?:ch|sh|x)$/.test(kind)
        ? `${kind}es`
        : `${kind}s`;

/** "38 miles" */
export const milesAway = (distance: number): string => {
  const whole = Math.max(1, Math.round(distance));
  return `${whole} ${whole === 1 ? 'mile' : 'miles'}`;
};

/** "1964–66" */
export const years = (from: number, to: number): string => {
  if (from === to) return String(from);
  return Math.floor(from / 100) === Math.floor(to / 100) ? `${from}–${String(to).slice(2)}` : `${from}–${to}`;
};

/** "$40" */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', cents % 100 ? { minimumFractionDigits: 2 } : {})}`;
