import type { ItemStatus } from '@modules/inventory/item.schemas';
import type { getOfflineInventory } from '@modules/inventory/scan-session/offline.contract';
import type {
  ScanBodyInput,
  ScanPurpose,
  ScanResultView,
} from '@modules/inventory/scan-session/scan-session.schemas';
import type { ResponseOf } from '@modules/kernel/http/contract';

/**
 * What is on the device for one member: the copy of the inventory, sessions, their scans, and the unsent queue. Rows
 * of other members are never read.
 */

export type CopyRows = ResponseOf<typeof getOfflineInventory>;

/** The inventory as the device last read it; responses to scans update it. */
export interface InventoryCopy extends CopyRows {
  readonly memberId: string;
  readonly etag: string;
  /** ISO-8601 UTC */
  readonly readAt: string;
}

export interface DeviceSession {
  readonly id: string;
  readonly memberId: string;
  readonly purpose: ScanPurpose;
  readonly startedAt: string;
  /** Where items go, or what is counted; null: not chosen, or no place. */
  readonly locationId: string | null;
  /** The place that was chosen at the beginning: a stocktake covers it and everything in it. */
  readonly rootId: string | null;
  readonly isOpen: boolean;
}

type Action = ScanBodyInput['action'];

export interface DeviceScan {
  readonly id: string;
  readonly sessionId: string;
  readonly memberId: string;
  /** The number of the scan in its session, from 1. */
  readonly number: number;
  readonly scannedAt: string;
  readonly itemId: string;
  readonly title: string;
  readonly code: string;
  readonly action: Action;
  readonly expected: ScanBodyInput['expected'];
  /** queued: not sent; undoing: to be taken back; otherwise the result. */
  readonly state: 'queued' | 'undoing' | 'undone' | ScanResultView['outcome'];
  readonly message: string | null;
  /** The item as the server had it when it answered. */
  readonly now: ScanResultView['item'];
}

/** The unsent queue, in order. */
export type Unsent = {
  /** Assigned by the store: its place in the queue. */
  readonly number?: number;
  readonly memberId: string;
  readonly sessionId: string;
  /** The id of a command that has none of its own. */
  readonly key: string;
} & (
  | { readonly do: 'scan'; readonly scanId: string }
  | {
      readonly do: 'resolve';
      readonly scanId: string;
      readonly keep: 'mine' | 'theirs';
      readonly expected: ScanBodyInput['expected'];
    }
  | { readonly do: 'undo'; readonly scanId: string }
  | { readonly do: 'commit'; readonly committedAt: string }
  | { readonly do: 'discard' }
);

export interface OfflinePlace {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly kind: CopyRows['locations'][number][4];
  readonly isArchived: boolean;
}

export interface OfflineItem {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  readonly status: ItemStatus;
  /** The counts by place, after the unsent scans. */
  readonly stock: Readonly<Record<string, number | null>>;
}
