import { z } from 'zod';

/** Where an ad may be: in the results of home after the first eight, on the wall after the fifth post, under a listing, below the list of events. */
export const adPlaces = ['results', 'wall', 'listing', 'events'] as const;
export type AdPlace = (typeof adPlaces)[number];
/** A notice is of our own, and minors see it too. */
export const adKinds = ['ad', 'notice'] as const;
export const adStatuses = ['draft', 'running', 'paused', 'ended'] as const;
export type AdStatus = (typeof adStatuses)[number];

export const maxAdTitle = 60;
export const maxAdText = 140;

/** A circle: who has shown where they are within it sees the ad; null: everywhere, also for who did not.
 *  units  miles */
export const AdRegion = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.number().int().min(5).max(1_000),
  /** 'Jefferson, WI' */
  name: z.string().max(80),
});
export type AdRegion = z.output<typeof AdRegion>;
