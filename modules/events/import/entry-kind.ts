import type { GatheringBody } from '../gathering/gathering.contract.js';

/** What an entry of a calendar is about, by its words: calendars do not know our kinds, and whoever reads the draft can choose another. */
export function kindOf(words: string): GatheringBody['kind'] {
  return kinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'meetup';
}

const kinds: readonly (readonly [RegExp, GatheringBody['kind']])[] = [
  [/\bauctions?\b/i, 'auction'],
  [/\bswap|\bflea\b|\bmarket\b|\bparts (sale|trade|exchange)\b/i, 'swap-meet'],
  [/\bcruis(e|es|ing)\b|\bcruise-?ins?\b|\bdrive-?in night\b/i, 'cruise'],
  [/\bshows?\b|\bconcours\b|\bautorama\b|\bnationals\b/i, 'show'],
];
