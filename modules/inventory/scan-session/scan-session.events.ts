import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const scanPurposes = ['move', 'count', 'load', 'unload', 'sell', 'look-up'] as const;
export const scanOutcomes = ['applied', 'unchanged', 'conflict', 'refused'] as const;
export const keepChoices = ['mine', 'theirs'] as const;

/** The quantity; null: nobody has counted, or all. */
const Quantity = z.number().int().min(0).nullable();
const Taken = z.number().int().min(1).nullable();
/** A storage location; null: no place yet. */
const LocationId = z.string().nullable();

/** The effect of a scan on its item. */
export const ScanAction = z.discriminatedUnion('do', [
  /** Look it up, or count it at a place for a stocktake: this many were seen there. */
  z.object({ do: z.literal('see'), locationId: LocationId, quantity: z.number().int().min(1) }),
  /** Move all or some of it to a place. */
  z.object({ do: z.literal('move'), toId: LocationId, quantity: Taken }),
  z.object({ do: z.literal('count'), locationId: LocationId, quantity: Quantity }),
  /** fromId left out: from the fullest place. */
  z.object({
    do: z.literal('sell'),
    quantity: z.number().int().min(1),
    priceCents: z.number().int().min(0).max(1_000_000_000).nullable(),
    fromId: LocationId.optional(),
  }),
  /** Missing at a stocktake. */
  z.object({ do: z.literal('lose'), locationId: LocationId }),
]);

/** The item as the device knew it at the scan: as last read, with the effects of its own scans. */
export const ExpectedItem = z.object({
  /** The version that the device read. */
  revision: z.number().int().min(0),
  stock: z.array(z.object({ locationId: LocationId, quantity: Quantity })),
  isHeld: z.boolean(),
});

const Refusal = z.object({ code: z.string(), message: z.string() });
/** The result of a scan: the steps of the item's history that it made, or why there are none. */
const Result = z.object({
  outcome: z.enum(scanOutcomes),
  steps: z.array(z.number().int()),
  refusal: Refusal.nullable(),
});

/** The events of a scan session. Its id, and the ids of its scans, are made on the device.
 *  source  README, Scan sessions */
export const scanSessionEvents = defineStream('scan-session', {
  ScanSessionStarted: defineEvent({
    version: 1,
    schema: z.object({
      ownerId: z.string(),
      purpose: z.enum(scanPurposes),
      deviceId: z.string(),
      startedAt: z.iso.datetime(),
    }),
    personal: { of: 'ownerId', fields: { deviceId: '' } },
  }),
  ItemScanned: defineEvent({
    version: 1,
    schema: Result.extend({
      scanId: z.string(),
      itemId: z.string(),
      scannedAt: z.iso.datetime(),
      action: ScanAction,
      expected: ExpectedItem,
    }),
  }),
  /** Others had changed the item, and its owner chose. */
  ScanResolved: defineEvent({
    version: 1,
    schema: Result.extend({ scanId: z.string(), keep: z.enum(keepChoices) }),
  }),
  ScanUndone: defineEvent({
    version: 1,
    schema: z.object({
      scanId: z.string(),
      undone: z.array(z.number().int()),
      /** Steps that stay, with the reason. */
      left: z.array(z.object({ step: z.number().int(), message: z.string() })),
    }),
  }),
  ScanSessionCommitted: defineEvent({
    version: 1,
    schema: z.object({ committedAt: z.iso.datetime() }),
  }),
  ScanSessionDiscarded: defineEvent({ version: 1, schema: z.object({}) }),
  ScanSessionUndone: defineEvent({ version: 1, schema: z.object({}) }),
});

export type ScanSessionEvent = EventOf<typeof scanSessionEvents>;
export type ScanPurpose = (typeof scanPurposes)[number];
export type ScanAction = z.output<typeof ScanAction>;
export type ExpectedItem = z.output<typeof ExpectedItem>;
export type ScanResult = z.output<typeof Result>;
