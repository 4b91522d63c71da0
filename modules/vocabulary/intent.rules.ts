import type { Found } from './phrases.rules.js';
import { notWantedPhrases, type Role, servicePhrases } from './relations.rules.js';
import { singular, type TitleWords } from './title-words.rules.js';
import { degrees, materialsNeeded, workNeeded, workOffered } from './words/relations.js';

/** A stretch of a title, with the ends of the names in it. */
interface Said {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
  readonly groups: readonly { readonly to: number }[];
}

/** Whether a title asks for a part or offers work on one; undefined: it offers a part. */
export function intentOf(
  { raw, openings }: { readonly raw: readonly string[]; readonly openings: readonly number[] },
  stretches: readonly Said[],
  isWanted: boolean,
): 'wanted' | 'service' | undefined {
  if (isWanted || endsWanted(raw)) return 'wanted';
  if (stretches.some((stretch) => isWorkOnPart(raw, stretch))) return 'service';
  for (const { role, from, to } of stretches) {
    if (role === 'without' || role === 'not') continue;
    let after = from;
    for (const at of openings) {
      if (at < after || at >= to) continue;
      const skipped = notWantedPhrases.longestAt(raw, at);
      const service = servicePhrases.longestAt(raw, at, to);
      if (service && !skipped && isOfferOfWork(raw, service)) return 'service';
      after = skipped?.to ?? at;
    }
  }
  return undefined;
}

/** "Dash pad restoration", "wheel straightening service". */
function isWorkOnPart(raw: readonly string[], { role, from, to, groups }: Said): boolean {
  const last = raw[to - 1] ?? '';
  if (role !== 'head' || to - from < 2) return false;
  if (/^services?$/.test(last)) return /[a-z]{3}ing$/.test(raw[to - 2] ?? '');
  return offered.has(last) && groups.at(-1)?.to === to - 1;
}

/** A rebuilding kit is no rebuilding, and a bumper that needs rechroming is a bumper. */
const isOfferOfWork = (raw: readonly string[], { from, to }: Found<true>): boolean =>
  whoWorks.has(raw[from] ?? '') ||
  withObject.has(raw[to - 1] ?? '') ||
  (!ofService.has(singular(raw[to] ?? '')) && !isNeeded(raw, from));
const whoWorks = new Set(['i', 'we']);
const withObject = new Set(['your', 'yours', 'of']);
const ofService = new Set(
  `kit manual book guide tool stand set machine fixture sign part cap cabinet card rebate brush tank bar stone bit tape decal poster banner gun nozzle
  bench press table oven equipment supplies patch brochure ad`.split(/\s+/),
);

/** "… case wanted": nothing follows, so no stretch begins there. */
const endsWanted = (raw: readonly string[]): boolean => {
  const last = raw.at(-1);
  return last === 'wanted' || last === 'wtb';
};

/** Whether the words from one on are work that a part needs: "a little paint". */
export function isWork(raw: readonly string[], signs: TitleWords['signs'], from: number): boolean {
  let at = from;
  while (betweenNeedAndWork.has(raw[at] ?? '')) at++;
  const word = raw[at] ?? '';
  return works.has(word) || (materials.has(word) && (at + 1 === raw.length || signs[at + 1] !== ''));
}

/** Whether the word at a place is needed, or comes later: "may need a little rechroming", "core for rechroming". */
function isNeeded(raw: readonly string[], at: number): boolean {
  let before = at - 1;
  while (betweenNeedAndWork.has(raw[before] ?? '')) before--;
  return beforeWork.has(raw[before] ?? '');
}
const beforeWork = new Set('need needs needing needed require requires requiring for'.split(' '));

const works = new Set(workNeeded.trim().split(/\s+/));
const materials = new Set(materialsNeeded.split(' '));
const offered = new Set(workOffered.split(' '));
const betweenNeedAndWork = new Set(degrees.split(' '));
