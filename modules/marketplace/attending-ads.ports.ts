import { definePort } from '../kernel/manifest/port.js';

/** Wanted ads whose owners will be at an event. Provided by the read model of listings, and therefore as late as that. */
export interface AttendingAds {
  /** Open wanted ads that name one of these, the newest first, and how many there are.
   *  in  attended: ids of gatherings or of their dates; unseen: members whose ads the reader does not see */
  ofEvents(
    attended: readonly string[],
    unseen: readonly string[],
    limit: number,
  ): Promise<{ readonly total: number; readonly first: readonly AttendingAd[] }>;
}

export interface AttendingAd {
  readonly id: string;
  readonly title: string;
  /** The one among those asked for that it names. */
  readonly attends: string;
}

export const ATTENDING_ADS = definePort<AttendingAds>('AttendingAds');
