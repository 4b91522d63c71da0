import { unreachable } from '../../kernel/decider/errors.js';
import { yearsText } from '../../kernel/text/years.rules.js';
import type { ItemEvent } from '../item/item.events.js';

/** One owner's part in the history of an item. */
export interface OwnerHistory {
  /** "Ray’s Garage"; "You". */
  readonly owner: string;
  readonly events: readonly (ItemEvent & { readonly recordedAt: string })[];
  /** Where its history continued: with the next owner, or in an item split off. */
  readonly until?: string;
  /** What this owner said of its fit. */
  readonly fits?: readonly FitSaid[];
}

interface FitSaid {
  readonly at: string;
  readonly fit: 'as it is' | 'with work' | 'not at all';
  /** "1966 Ford F100" while everybody sees the build; null otherwise. */
  readonly vehicle: string | null;
}

export interface ProvenanceEntry {
  readonly at: string;
  readonly sentence: string;
}

/** The steps that the public may see; all others are private, or do not matter to the next owner. */
const told = [
  'ItemAdded',
  'ItemRevised',
  'ItemListed',
  'ItemInstalled',
  'ItemBroughtBack',
  'ItemSold',
] as const;
type Told = Extract<OwnerHistory['events'][number], { readonly type: (typeof told)[number] }>;
const isTold = (event: OwnerHistory['events'][number]): event is Told =>
  (told as readonly string[]).includes(event.type);

/** The public history of an item across its owners, oldest first: claimed fitment, first record, first sale, when
 *  it was put into a car and taken out, and whether it fitted. It contains no price, reason, note, borrower or place, and no car but that of a build that everybody sees. Pure.
 *  in      vehicles: by build, of those that everybody sees
 *  source  README, Part passport */
export const provenanceOf = (
  owners: readonly OwnerHistory[],
  vehicles: ReadonlyMap<string, string> = new Map(),
): readonly ProvenanceEntry[] =>
  owners.flatMap((history) =>
    inOrder([
      ...entriesOf(history, vehicles),
      ...(history.fits ?? []).map((said) => fitEntry(history, said)),
    ]),
  );

/** By time; of one time as they are. */
const inOrder = (entries: readonly ProvenanceEntry[]): readonly ProvenanceEntry[] =>
  [...entries].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

function fitEntry({ owner }: OwnerHistory, { at, fit, vehicle }: FitSaid): ProvenanceEntry {
  const car = vehicle === null ? 'the car' : `a ${vehicle}`;
  const said: Readonly<Record<FitSaid['fit'], string>> = {
    'as it is': `fitted ${car} as it is`,
    'with work': `fitted ${car} with some work`,
    'not at all': `did not fit ${car}`,
  };
  return { at, sentence: `${owner} said that it ${said[fit]}.` };
}

function entriesOf(
  { owner, events, until }: OwnerHistory,
  vehicles: ReadonlyMap<string, string>,
): readonly ProvenanceEntry[] {
  const entries: ProvenanceEntry[] = [];
  const said = new Set<string>();
  const installed = new Set<string>();
  let isOffered = false;
  const note = (at: string, sentence: string) => entries.push({ at, sentence });
  const fits = (at: string, fitment: Fitment) => {
    for (const text of fitment.map(fitText)) {
      if (!said.has(text)) note(at, `${owner} said that it fits ${text}.`);
      said.add(text);
    }
  };
  for (const event of events) {
    const at = event.recordedAt;
    if (until !== undefined && at > until) break;
    if (!isTold(event)) continue;
    switch (event.type) {
      case 'ItemAdded':
        note(at, beginning(owner, event.data.from?.how));
        if (event.data.from === null) fits(at, event.data.fitment);
        else for (const one of event.data.fitment) said.add(fitText(one));
        break;
      case 'ItemRevised':
        fits(at, event.data.fitment);
        break;
      case 'ItemListed':
        if (!isOffered) note(at, `${owner} first offered it for sale.`);
        isOffered = true;
        break;
      case 'ItemInstalled':
        installed.add(event.data.portionId);
        note(at, `${owner} put it into a ${vehicles.get(event.data.buildId ?? '') ?? 'car'}.`);
        break;
      case 'ItemBroughtBack':
        if (installed.delete(event.data.portionId)) note(at, `${owner} took it out of the car.`);
        break;
      case 'ItemSold':
        note(at, `${owner} sold it.`);
        break;
      default:
        return unreachable(event);
    }
  }
  return entries;
}

type Fitment = Extract<ItemEvent, { type: 'ItemAdded' }>['data']['fitment'];

const beginning = (owner: string, how: 'split' | 'transfer' | undefined): string => {
  if (how === 'transfer') return `${owner} took it over.`;
  return how === 'split' ? `${owner} made it an item of its own.` : `${owner} entered it.`;
};

/** "Chevrolet Nova, 1966–1969" */
const fitText = ({ make, model, yearFrom, yearTo }: Fitment[number]): string =>
  `${make} ${model}, ${yearsText(yearFrom, yearTo)}`;
