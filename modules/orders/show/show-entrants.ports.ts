import type { TeamRole } from '../../events/organizer/organizer.schemas.js';
import { definePort } from '../../kernel/manifest/port.js';

/** What the page of a show says of a date and of those who enter. Provided by the read model orders, and therefore as late as that. */
export interface ShowEntrants {
  /** A date as a reader may see it; undefined where there is none for them. */
  of(dateId: string, readerId: string | undefined): Promise<ShowDate | undefined>;
}

export interface ShowDate {
  readonly eventId: string;
  readonly title: string;
  readonly day: string;
  readonly timeZone: string;
  /** Of the reader in the team. */
  readonly role: TeamRole | null;
  readonly classes: readonly string[];
  /** Lines of paid orders that are show entries. */
  readonly lines: readonly EntrantLine[];
}

export interface EntrantLine {
  readonly orderId: string;
  readonly lineId: string;
  /** Of the order. */
  readonly number: number;
  readonly showClass: string;
  readonly quantity: number;
  /** Where they say so, are known to be 18, and neither they nor the reader have blocked the other. */
  readonly vendor: { readonly id: string; readonly name: string; readonly handle: string } | null;
  /** What they drive; '' where they do not say who they are. */
  readonly vehicle: string;
  /** Their name for the team alone; '' for others. */
  readonly nameForTeam: string;
}

export const SHOW_ENTRANTS = definePort<ShowEntrants>('ShowEntrants');
