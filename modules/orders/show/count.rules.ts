import type { Choice } from '../ballot/ballot.state.js';
import type { Voting } from './show.state.js';

/** How many voted for an entry in a class; null for best of show. */
export interface Counted extends Choice {
  readonly votes: number;
}

export interface ClassResult {
  /** Null for best of show. */
  readonly showClass: string | null;
  /** All votes of the class, also those for entries that are not in the show any more. */
  readonly votes: number;
  /** Those with votes, the most first. Entries with as many share a place, and the next one is as much further: 1, 1, 3. */
  readonly places: readonly {
    readonly place: number;
    readonly dash: number;
    readonly votes: number;
    readonly isTie: boolean;
  }[];
}

/** The results of each class that was voted on, best of show last. Votes count for entries that are in the show still.
 *  source  README, The show 6 */
export function resultsOf(
  voting: Pick<Voting, 'classes' | 'bestOfShow'>,
  counted: readonly Counted[],
  isInShow: (dash: number) => boolean,
): readonly ClassResult[] {
  const asked: readonly (string | null)[] = [...voting.classes, ...(voting.bestOfShow ? [null] : [])];
  return asked.map((showClass) => {
    const all = counted.filter((one) => one.showClass === showClass);
    const ranked = all
      .filter(({ dash, votes }) => votes > 0 && isInShow(dash))
      .toSorted((one, other) => other.votes - one.votes || one.dash - other.dash);
    return {
      showClass,
      votes: all.reduce((sum, { votes }) => sum + votes, 0),
      places: ranked.map(({ dash, votes }) => ({
        place: ranked.filter((other) => other.votes > votes).length + 1,
        dash,
        votes,
        isTie: ranked.filter((other) => other.votes === votes).length > 1,
      })),
    };
  });
}
