import type { EventStore } from '../../modules/kernel/event-store/event-store.js';
import { rulesOfAppending } from './conformance-appending.js';
import { rulesOfFollowing } from './conformance-following.js';
import { rulesOfReading } from './conformance-reading.js';

export interface Opened {
  readonly store: EventStore;
  /** Break every connection between the store and its server, and let new ones in. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Test the rules that every event store keeps. The log may hold other events; each rule writes to streams of its own. */
export function testEventStore(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    }, 30_000);
    afterAll(() => opened?.close(), 30_000);
    const log = () => opened;
    rulesOfAppending(() => log().store);
    rulesOfReading(() => log().store);
    rulesOfFollowing(log);
  });
}
