import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

/** Of one answer. */
export const mostMeets = 50;

export const getSelling = endpoint({
  method: 'GET',
  path: '/api/analytics/selling',
  auth: 'member',
  requires: 'analytics',
  summary: 'How fast the caller answers beside sellers like them, and their meets, one by one',
  response: z.object({
    answers: z.object({
      /** Median minutes until the caller answers; null when fewer than three conversations are known. */
      minutes: z.number().int().min(0).nullable(),
      /** Sellers like the caller: about as many listings. null: fewer than five, so that nobody learns how one of them answers. */
      others: z
        .object({
          /** How many there are, and the middle of their medians. */
          sellers: z.number().int().min(5),
          minutes: z.number().int().min(0),
          /** Of a hundred, how many of them answer slower than the caller; null when the caller has no minutes. */
          slowerPercent: z.number().int().min(0).max(100).nullable(),
        })
        .nullable(),
    }),
    /** Dates of events at which the caller had a space, the latest first. */
    meets: z
      .array(
        z.object({
          eventId: z.string(),
          dateId: z.string(),
          title: z.string(),
          startsAt: z.iso.datetime(),
          timezone: z.string(),
          spaces: z.array(z.string()),
          /** What the caller paid for the date, without what went back: USD cents. */
          paidCents: z.number().int().min(0),
          /** Sold from a week before it began until a week after it ended, here and elsewhere, and for how much where a price was named: USD cents. */
          sales: z.number().int().min(0),
          soldCents: z.number().int().min(0),
          /** Conversations about the caller's listings in the same days. */
          asked: z.number().int().min(0),
        }),
      )
      .max(mostMeets),
  }),
  consistent: ['listing-days', 'orders', 'events', 'messages'],
});
