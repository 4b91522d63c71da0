import { Phrases } from './phrases.rules.js';
import { titleWords } from './title-words.rules.js';
import { lots, notWanted, partedOut, relations, services } from './words/relations.js';

/** How a stretch of words belongs to the part. The first stretch, and what follows a comma, may be its head; what is in brackets
 *  only where nothing else is. */
export type Role = 'head' | 'aside' | 'for' | 'from' | 'with' | 'without' | 'not' | 'wanted';

export const relationPhrases = new Phrases<Role>();
for (const line of relations.trim().split('\n')) {
  const [role = '', names = ''] = line.split(':');
  for (const name of names.split(',')) relationPhrases.add(titleWords(name).raw, role as Role);
}
export const notWantedPhrases = phrasesOf(notWanted);
export const servicePhrases = phrasesOf(services);
export const lotPhrases = phrasesOf(lots);
export const partedOutPhrases = phrasesOf(partedOut);

/** Where one of these phrases may begin: in most titles at one or two words. */
export function openingsIn(raw: readonly string[]): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < raw.length; at++) if (openers.has(raw[at] ?? '')) found.push(at);
  return found;
}

export const openers: ReadonlySet<string> = new Set(
  [relationPhrases, notWantedPhrases, servicePhrases, lotPhrases, partedOutPhrases].flatMap((phrases) => [
    ...phrases.beginnings(),
  ]),
);

/** Phrases of words as written. */
function phrasesOf(text: string): Phrases<true> {
  const phrases = new Phrases<true>();
  for (const name of text.replaceAll('\n', ' ').split(',')) phrases.add(titleWords(name).raw, true);
  return phrases;
}
