import { z } from 'zod';
import { Id } from '../../kernel/http/contract.js';
import { itemStatuses } from '../item/item-status.rules.js';
import { scanOutcomes, scanPurposes } from './scan-session.events.js';

export type { ScanPurpose } from './scan-session.events.js';

/** The maximum number of scans in one call. */
export const maxScansAtOnce = 50;

/** A storage location; null: no place yet. */
const LocationId = Id.nullable();
const Quantity = z.number().int().min(0).max(1_000_000).nullable();
const Many = z.number().int().min(1).max(1_000_000);

/** The effect of a scan on its item; prices in dollars. */
export const ScanActionBody = z.discriminatedUnion('do', [
  z.object({ do: z.literal('see'), locationId: LocationId, quantity: Many.default(1) }),
  z.object({ do: z.literal('move'), toId: LocationId, quantity: Many.nullable().default(null) }),
  z.object({ do: z.literal('count'), locationId: LocationId, quantity: Quantity }),
  z.object({
    do: z.literal('sell'),
    quantity: Many.default(1),
    price: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable().default(null),
    fromId: LocationId.optional(),
  }),
  z.object({ do: z.literal('lose'), locationId: LocationId }),
]);

/** The item as the device knew it: the version that it read, with the effects of its own scans. */
export const ExpectedBody = z.object({
  revision: z.number().int().min(0),
  stock: z.array(z.object({ locationId: LocationId, quantity: Quantity })).max(200),
  isHeld: z.boolean().default(false),
});

export const ScanBody = z.object({
  /** Made on the device: the scan counts once under this id. */
  id: Id,
  itemId: Id,
  scannedAt: z.iso.datetime(),
  action: ScanActionBody,
  expected: ExpectedBody,
});

export const SessionHeaderBody = z.object({
  purpose: z.enum(scanPurposes),
  deviceId: Id,
  startedAt: z.iso.datetime(),
});

const StockLines = z.array(
  z.object({ locationId: z.string().nullable(), quantity: z.number().int().nullable() }),
);

/** The result of a scan, and the item as it is now; null: there is no such item. */
export const ScanResultView = z.object({
  scanId: z.string(),
  outcome: z.enum(scanOutcomes),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  item: z
    .object({
      id: z.string(),
      version: z.number().int(),
      status: z.enum(itemStatuses),
      stock: StockLines,
      isHeld: z.boolean(),
    })
    .nullable(),
});

/** The undone steps, and those that stay, with the reason. */
export const UndoView = z.object({
  undone: z.number().int(),
  left: z.array(z.object({ scanId: z.string(), itemId: z.string(), message: z.string() })),
  position: z.number().int(),
});

export const sessionStatuses = ['open', 'committed', 'undone', 'discarded'] as const;

export const ScanSessionCard = z.object({
  id: z.string(),
  purpose: z.enum(scanPurposes),
  status: z.enum(sessionStatuses),
  startedAt: z.iso.datetime(),
  committedAt: z.iso.datetime().nullable(),
  scans: z.number().int(),
  /** Scans that wait for a choice. */
  conflicts: z.number().int(),
});

export const ScanView = z.object({
  id: z.string(),
  itemId: z.string(),
  /** The current title; '' for an item that is gone. */
  title: z.string(),
  code: z.string(),
  scannedAt: z.iso.datetime(),
  do: z.enum(['see', 'move', 'count', 'sell', 'lose']),
  /** "To Trailer.", "2 seen at Barn › Rack A." */
  sentence: z.string(),
  /** The place on the device at that time: "Barn › Rack A". */
  from: z.string(),
  outcome: z.enum(scanOutcomes),
  refusal: z.string().nullable(),
  isUndone: z.boolean(),
  /** Why an undo could not undo it. */
  left: z.array(z.string()),
  mayUndo: z.boolean(),
});

export const ScanSessionDetail = ScanSessionCard.extend({ items: z.array(ScanView) });

export type ScanBody = z.output<typeof ScanBody>;
export type ScanBodyInput = z.input<typeof ScanBody>;
export type ScanActionBody = z.output<typeof ScanActionBody>;
export type ExpectedBody = z.output<typeof ExpectedBody>;
export type SessionHeaderBody = z.output<typeof SessionHeaderBody>;
export type ScanResultView = z.output<typeof ScanResultView>;
export type UndoView = z.output<typeof UndoView>;
export type ScanSessionCard = z.output<typeof ScanSessionCard>;
export type ScanSessionDetail = z.output<typeof ScanSessionDetail>;
export type ScanView = z.output<typeof ScanView>;
