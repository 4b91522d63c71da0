/** How mails name a decision, so that an answer to one finds it: 'D-6F0D2B'. */
export const referenceOf = (decisionId: string): string =>
  `D-${decisionId.replaceAll('-', '').slice(0, 6).toUpperCase()}`;

/** The references in a text, in the order in which they stand there. */
export const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bD-[0-9A-F]{6}\b/gi)].map(([found]) => found.toUpperCase());
