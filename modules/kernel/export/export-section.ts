import type { DomainEvent } from '../decider/decider.js';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import type { RecordedEvent, StreamDefinition } from '../event-store/events.js';
import { withoutOtherSubjects, withoutStaffOnly } from '../event-store/personal-fields.js';

/** One file of a member's archive. */
export interface ExportSection {
  /** 'listings.json' */
  readonly file: string;
  /** Everything of this kind about the member, as JSON; undefined leaves the file out. */
  read(memberId: string): Promise<unknown>;
  /** The blobs of this section, by their path in the archive. */
  blobs?(memberId: string): Promise<readonly ArchivedBlob[]>;
}

export interface ArchivedBlob {
  readonly path: string;
  readonly blob: string;
  /** Reads the bytes from another source than the blob itself, which may be encrypted. */
  readonly read?: () => Promise<Buffer | undefined>;
}

declare module '../manifest/manifest.js' {
  interface Manifest {
    /** The part of a member's archive from this module. */
    readonly exportSections?: (context: ModuleContext) => readonly ExportSection[];
  }
}

/** The section of a stream whose entity is the member: every event, without staff-only fields and without the personal fields of others. */
export const exportStream = (
  eventStore: DomainEventStore,
  definition: StreamDefinition,
  file: string,
): ExportSection => ({
  file,
  read: async (memberId) =>
    (await eventStore.read(definition, memberId))
      .map((event) => withoutOtherSubjects(definition, event, memberId))
      .map(withoutStaff(definition)),
});

/** An event as an archive shows it. */
export type ExportedEvent = DomainEvent & { readonly at: string };

/** An event of this stream as an archive shows it: without staff-only fields.
 *  source  ADR 0066 */
export const withoutStaff =
  (definition: StreamDefinition) =>
  (event: RecordedEvent): ExportedEvent => {
    const { type, recordedAt, data } = withoutStaffOnly(definition, event);
    return { type, at: recordedAt, data };
  };
