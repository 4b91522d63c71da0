/** A draft may be longer than what it becomes, while it is written, or when it is merged from two. */
export const longestDraft = 20_000;

/** Merges two independent drafts: the one that continues the other, else both, one below the other. Pure.
 *  in   longest: of both; the later one alone is kept when they are longer. On a device nothing is too long
 *  out  what is kept */
export function keptOfBoth(saved: string, words: string, longest = Number.POSITIVE_INFINITY): string {
  if (saved.startsWith(words) || saved.endsWith(`\n\n${words}`)) return saved;
  if (words.startsWith(saved)) return words;
  const both = `${saved}\n\n${words}`;
  return both.length <= longest ? both : words;
}
