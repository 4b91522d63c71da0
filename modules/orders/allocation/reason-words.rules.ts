import { unreachable } from '../../kernel/decider/errors.js';
import type { AllocationRules, Placement, Reason } from './allocation.schemas.js';

/** What the words about a placement name. */
export interface Named {
  /** Of all who asked. */
  readonly count: number;
  readonly rules: Pick<AllocationRules, 'priorities' | 'draw'>;
  /** The spaces that the request gets. */
  readonly spaces: readonly {
    readonly code: string;
    readonly width: number;
    readonly depth: number;
    readonly hasPower: boolean;
  }[];
  readonly codeOf: (spaceId: string) => string;
  /** "@anna"; null for whom the reader does not see. */
  readonly handleOf: (memberId: string) => string | null;
  /** Whether that member wished for the same. */
  readonly isMutual: (memberId: string) => boolean;
  readonly changed: { readonly reason: string } | null;
}

/** Why a request got what it got, as its vendor reads it, and the team with them.
 *  source  README, Allocation 7 */
export function reasonWords(placement: Placement, named: Named): readonly string[] {
  if (named.changed)
    return [
      turnWords(placement, named),
      `The organizer changed what the rules gave: ${named.changed.reason}`,
    ];
  return [
    turnWords(placement, named),
    ...placement.reasons.map((reason) => wordsOf(reason, placement, named)),
  ];
}

/** "You were 14th in line of 212: you had a space the last time." */
function turnWords({ turn, hadLast, times }: Placement, { count, rules }: Named): string {
  const because = rules.priorities.flatMap((priority) => {
    if (priority === 'last time') return hadLast ? ['you had a space the last time'] : [];
    return times > 0 ? [`you had one at ${times} ${times === 1 ? 'date' : 'dates'} before`] : [];
  });
  const among = rules.draw === 'lot' ? 'lots were drawn' : 'the first to ask came first';
  const equals = rules.priorities.length ? `among equals ${among}` : among;
  return `You were ${ordinal(turn)} in line of ${count}: ${[...because, equals].join(', and ')}.`;
}

function wordsOf(reason: Reason, placement: Placement, named: Named): string {
  const { about, met, why, of = '' } = reason;
  switch (about) {
    case 'space':
      return lackWords(reason, placement.turn);
    case 'lock':
      return 'The space that the organizer had chosen for you is not free any more.';
    case 'by team':
      return met ? 'The organizer chose this space for you.' : 'The organizer gave you no space.';
    case 'group':
      return met
        ? 'You and those whom you wished to be beside, and who wished the same, were placed together, when the last of you had their turn.'
        : 'There was no room for you and those whom you wished to be beside together, so each of you was placed alone when the last of you had their turn.';
    case 'power': {
      const codes = named.spaces.filter(({ hasPower }) => hasPower).map(({ code }) => code);
      return met
        ? `${listed(codes)} ${codes.length === 1 ? 'has' : 'have'} power.`
        : `No power: ${missed(why)}.`;
    }
    case 'trailer':
      return met ? `${sizes(named)}: your trailer fits.` : `${sizes(named)}: your trailer does not fit.`;
    case 'same as last':
      return met ? 'You have what you had the last time.' : `Not the same as the last time: ${missed(why)}.`;
    case 'beside space': {
      const code = named.codeOf(of);
      return met ? `Beside ${code}, as you wished.` : `Not beside ${code}: ${missed(why)}.`;
    }
    case 'beside member':
      return memberWords(reason, named);
    case 'zone':
      return met ? 'In a zone that you like.' : `Not in a zone that you like: ${missed(why)}.`;
    case 'near':
      return met ? `“${of}”, as you wished.` : `Not “${of}”: ${missed(why)}.`;
    case 'type':
      return met ? 'The type that you like best.' : `Not the type that you like best: ${missed(why)}.`;
    default:
      return unreachable(about);
  }
}

function memberWords({ met, why, of = '' }: Reason, { handleOf, isMutual }: Named): string {
  const who = handleOf(of) ?? 'whom you named';
  if (met) return `Beside ${who}, as ${isMutual(of) ? 'both of you' : 'you'} wished.`;
  // what became of another member is told only where both wished it
  if (!isMutual(of)) return `Not beside ${who}: it could not be had.`;
  if (why === 'not asked') return `Not beside ${who}: they did not ask for a space.`;
  if (why === 'without') return `Not beside ${who}: they got no space.`;
  return `Not beside ${who}: nothing that has what you need was left there.`;
}

function lackWords({ why, never }: Reason, turn: number): string {
  const what = lacks[why === 'type' || why === 'size' || why === 'power' ? why : 'side by side'];
  if (never) return `The map has no ${what.never}.`;
  return `No ${what.gone} ${what.isMany ? 'were' : 'was'} left when it was your turn, ${ordinal(turn)}.`;
}

const lacks = {
  type: {
    never: 'space of the types that you named',
    gone: 'space of the types that you named',
    isMany: false,
  },
  size: {
    never: 'space of these types that holds your trailer',
    gone: 'space of these types that holds your trailer',
    isMany: false,
  },
  power: {
    never: 'space with power that has all that you need',
    gone: 'space with power that has all that you need',
    isMany: false,
  },
  'side by side': {
    never: 'so many free spaces side by side',
    gone: 'free spaces side by side with all that you need',
    isMany: true,
  },
} as const;

const missed = (why: Reason['why']): string =>
  why === 'outweighed'
    ? 'other wishes of yours weighed more'
    : 'nothing that has what you need was left there';

const sizes = ({ spaces }: Named): string => {
  const [first] = spaces.toSorted((one, other) => other.depth - one.depth);
  return first ? `${first.code} is ${first.width} ft wide and ${first.depth} ft deep` : 'It';
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "21st" */
export function ordinal(count: number): string {
  const [last, tens] = [count % 10, count % 100];
  const end =
    tens >= 11 && tens <= 13 ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th';
  return `${count}${end}`;
}
