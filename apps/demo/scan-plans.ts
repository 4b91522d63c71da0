import type { ItemCommand } from '../../modules/inventory/item/item.decider.js';
import { commandsOfScan, linesOf, stockAfter } from '../../modules/inventory/scan-session/scan.rules.js';
import type {
  RecordedScan,
  ScanSessionCommand,
} from '../../modules/inventory/scan-session/scan-session.decider.js';
import type { ScanAction, ScanPurpose } from '../../modules/inventory/scan-session/scan-session.events.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays, plusMinutes } from '../../modules/kernel/decider/time.js';
import type { Person } from './people.js';

/** A finished scan session of a demo member: its effects on items, then the session itself. */
export interface ScanSessionPlan {
  readonly id: string;
  readonly toItems: readonly { readonly itemId: string; readonly command: ItemCommand }[];
  readonly commands: readonly ScanSessionCommand[];
}

/** An item that may be scanned: it is new and entirely at one place. */
export interface ScannableItem {
  readonly id: string;
  readonly placeId: string;
  readonly quantity: number | null;
  readonly askingCents: number | null;
}

/** A weekend at a swap meet: the trailer is loaded, some parts are sold, some come back; the others are still aboard. */
export function scanPlans(
  seed: string,
  owner: Person,
  items: readonly ScannableItem[],
  trailerId: string,
  now: string,
): readonly ScanSessionPlan[] {
  const aboard = items.slice(0, 24);
  const known = new Map(
    aboard.map((item) => [item.id, { stock: { [item.placeId]: item.quantity }, version: 1 }]),
  );
  const session = (
    purpose: ScanPurpose,
    daysAgo: number,
    scans: readonly (readonly [ScannableItem, ScanAction])[],
  ) => {
    const id = deterministicId(seed, 'scan session', owner.memberId, purpose);
    const startedAt = plusDays(now, -daysAgo);
    const actor = { id: owner.memberId, roles: [] };
    const metaAt = (at: string, ...name: readonly (string | number)[]): CommandMetadata => ({
      actor,
      now: at,
      commandId: deterministicId(id, ...name),
    });
    const toItems: { itemId: string; command: ItemCommand }[] = [];
    const recorded = scans.map(([{ id: itemId }, action], at): RecordedScan => {
      const before = known.get(itemId) ?? { stock: {}, version: 1 };
      const scannedAt = plusMinutes(startedAt, at + 1);
      const scanId = deterministicId(id, itemId);
      const commands = commandsOfScan(action, {
        ...before,
        portions: {},
        scannedAt,
        sessionId: id,
        newId: (name) => deterministicId(scanId, name),
      });
      for (const [nth, command] of commands.entries())
        toItems.push({
          itemId,
          command: { ...command, meta: metaAt(scannedAt, scanId, nth) } as ItemCommand,
        });
      known.set(itemId, {
        stock: stockAfter(action, before.stock),
        version: before.version + commands.length,
      });
      return {
        scanId,
        itemId,
        scannedAt,
        action,
        expected: { revision: before.version, stock: [...linesOf(before.stock)], isHeld: false },
        outcome: 'applied',
        steps: commands.map((_, nth) => before.version + nth + 1),
        refusal: null,
      };
    });
    const endedAt = plusMinutes(startedAt, scans.length + 2);
    const header = { purpose, deviceId: deterministicId(seed, 'device', owner.memberId), startedAt };
    const commands: readonly ScanSessionCommand[] = [
      { type: 'RecordScans', header, scans: recorded, meta: metaAt(endedAt, 'scans') },
      { type: 'CommitSession', committedAt: endedAt, meta: metaAt(endedAt, 'commit') },
    ];
    return { id, toItems, commands };
  };
  return [
    session(
      'load',
      9,
      aboard.map((item) => [item, { do: 'move', toId: trailerId, quantity: null }]),
    ),
    session(
      'sell',
      8,
      aboard
        .slice(0, 5)
        .map((item) => [item, { do: 'sell', quantity: 1, priceCents: item.askingCents, fromId: trailerId }]),
    ),
    session(
      'unload',
      7,
      aboard.slice(5, 17).map((item) => [item, { do: 'move', toId: item.placeId, quantity: null }]),
    ),
  ].filter(({ toItems }) => toItems.length > 0);
}
