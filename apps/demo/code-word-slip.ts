/** Letters and digits as strokes in a box of 10 × 14, because the machine that draws the demo data may have no fonts. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  E: 'M9 0H0V14H9M0 7H7',
  L: 'M0 0V14H9',
  V: 'M0 0L5 14L10 0',
  1: 'M2 3L6 0V14',
  7: 'M0 0H9L3 14',
};

/** The code word of the demo data, of letters that have strokes. */
export const slipWord = 'VALVE 17';

/** A drawing of 1200 × 900 with a slip of paper in its corner, on which the code word is written by hand. */
export function withSlip(svg: string, word: string): string {
  const letters = [...word].map(
    (letter, at) => `<path transform="translate(${at * 15} ${at % 2})" d="${strokes[letter] ?? ''}"/>`,
  );
  const slip =
    '<g transform="translate(690 620) rotate(-5)"><rect width="430" height="170" fill="#FFFDF2" stroke="#B9B29A" stroke-width="3"/>' +
    '<g transform="translate(36 56) scale(3.1 4)" fill="none" stroke="#1F3A7A" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">' +
    `${letters.join('')}</g></g>`;
  return svg.replace(/<\/svg>$/, `${slip}</svg>`);
}
