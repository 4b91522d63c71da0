import { z } from 'zod';

/* What the contracts of this module share. */

/** Of a date of an event: the id of the event, or `<id>_2027-06-12`. */
export const Sale = z.object({ dateId: z.string().max(80) });
export const OfOrder = z.object({ id: z.string().max(80) });

export const ofSale = ['PRE_SALE_NOT_FOUND'];
export const ofTeam = [...ofSale, 'NOT_IN_THE_TEAM'];

/** A command about a pre-sale. */
export const act = (path: string, summary: string, errors: readonly string[] = []) => ({
  method: 'POST' as const,
  path: `/api/orders/pre-sales/:dateId/${path}`,
  auth: 'member' as const,
  summary,
  params: Sale,
  errors: [...ofSale, ...errors],
});

/** A command of the team about a pre-sale. */
export const actOfTeam = (path: string, summary: string, errors: readonly string[] = []) =>
  act(path, summary, ['NOT_IN_THE_TEAM', 'PRE_SALE_OVER', ...errors]);

/** A member as others read them; null once they are erased, or not shown. */
export const Person = z.object({ id: z.string(), name: z.string(), handle: z.string() }).nullable();
export type Person = z.output<typeof Person>;

/** What is asked for: a space, or so many of something else. */
export const WantedLine = z.object({
  productId: z.string().max(40),
  spaceId: z.string().max(40).nullable().default(null),
  quantity: z.number().int().min(1).max(100).default(1),
  showClass: z.string().max(60).nullable().default(null),
});
export type WantedLine = z.output<typeof WantedLine>;

/** Why lines cannot be held, whoever holds them. */
export const ofLines = [
  'PRODUCT_NOT_FOUND',
  'SPACE_NOT_FOUND',
  'SPACE_BLOCKED',
  'SPACE_TAKEN',
  'SPACE_HAS_RIGHT',
  'SOLD_OUT',
  'ORDER_ID_TAKEN',
  'LINES_WRONG',
  'WRONG_PRODUCT',
  'CLASS_MISSING',
];
