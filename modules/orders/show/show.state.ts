import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type ShowEvent, showEvents } from './show.events.js';

/** units  ISO-8601 UTC */
export interface Voting {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly classes: readonly string[];
  readonly bestOfShow: boolean;
}

export interface Show {
  /** Classes of entries by their numbers. */
  readonly entries: ReadonlyMap<number, string>;
  /** Entries that have a number: order, line and piece. */
  readonly numbered: ReadonlySet<string>;
  readonly voting: Voting | null;
  /** The highest number of a code. */
  readonly codes: number;
  readonly isPublished: boolean;
}

/** Names one entry of a line. */
export const keyOf = (orderId: string, lineId: string, piece: number): string =>
  `${orderId} ${lineId} ${piece}`;

interface Draft {
  entries: Map<number, string>;
  numbered: Set<string>;
  voting: Voting | null;
  codes: number;
  isPublished: boolean;
}

const none: Show = {
  ...{ entries: new Map(), numbered: new Set(), voting: null, codes: 0, isPublished: false },
};

export const showState: StreamState<typeof showEvents, Show> = {
  events: showEvents,
  ...foldInPlace<Show, ShowEvent, Draft>(none, {
    open: (show) => ({ ...show, entries: new Map(show.entries), numbered: new Set(show.numbered) }),
    change,
    close: (draft) => draft,
  }),
};

function change(show: Draft, event: ShowEvent): void {
  switch (event.type) {
    case 'DashGiven': {
      const { dash, orderId, lineId, piece, showClass } = event.data;
      show.entries.set(dash, showClass);
      show.numbered.add(keyOf(orderId, lineId, piece));
      return;
    }
    case 'EntryMoved':
      show.entries.set(event.data.dash, event.data.showClass);
      return;
    case 'VotingPlanned': {
      const { opensAt, closesAt, classes, bestOfShow } = event.data;
      show.voting = { opensAt, closesAt, classes, bestOfShow };
      return;
    }
    case 'VotingClosed':
      if (show.voting) show.voting = { ...show.voting, closesAt: event.data.at };
      return;
    case 'VoteCodesMade':
      show.codes = event.data.upTo;
      return;
    case 'VoteCardsPrinted':
      return;
    case 'ResultsPublished':
      show.isPublished = true;
      return;
    default:
      unreachable(event);
  }
}
