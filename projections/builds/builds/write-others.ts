import { sql } from 'kysely';
import { type BookEvent, bookEvents } from '../../../modules/builds/book/book.events.js';
import type { BuildEvent } from '../../../modules/builds/build/build.events.js';
import { type DocumentEvent, documentEvents } from '../../../modules/builds/document/document.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Seal } from './sealed.js';

type BookRecorded = RecordedEvent<BookEvent>;
type DocumentRecorded = RecordedEvent<DocumentEvent>;

export const isOfBook = (event: { readonly type: string }): event is BookRecorded =>
  event.type in bookEvents.schemas;
export const isOfDocument = (event: { readonly type: string }): event is DocumentRecorded =>
  event.type in documentEvents.schemas;

/** Events of those who work on a build. */
type CollaboratorEvent = Extract<RecordedEvent<BuildEvent>, { readonly data: { readonly memberId: string } }>;

export const isOfCollaborator = (event: { readonly type: string }): event is CollaboratorEvent =>
  event.type === 'CollaboratorInvited' ||
  event.type === 'CollaboratorJoined' ||
  event.type === 'RoleChanged' ||
  event.type === 'CollaboratorLeft';

/** Who works on a build, and in which role. */
export async function writeCollaborator(
  tx: DatabaseTransaction,
  { entityId: id, recordedAt, ...event }: CollaboratorEvent,
): Promise<void> {
  const { memberId } = event.data;
  const where = sql`where build_id = ${id} and member_id = ${memberId}`;
  switch (event.type) {
    case 'CollaboratorInvited':
      await sql`insert into collaborator (build_id, member_id, role, is_invited, since)
        select ${id}, ${memberId}, ${event.data.role}, true, ${recordedAt} where exists (select from build where id = ${id})
        on conflict (build_id, member_id) do update set role = excluded.role, is_invited = true, since = excluded.since`.execute(
        tx,
      );
      return;
    case 'CollaboratorJoined':
      await sql`update collaborator set is_invited = false, since = ${recordedAt} ${where}`.execute(tx);
      return;
    case 'RoleChanged':
      await sql`update collaborator set role = ${event.data.role} ${where}`.execute(tx);
      return;
    case 'CollaboratorLeft':
      await sql`delete from collaborator ${where}`.execute(tx);
      return;
    default:
      return unreachable(event);
  }
}

export async function writeDocument(
  tx: DatabaseTransaction,
  { entityId: id, recordedAt, ...event }: DocumentRecorded,
  seal: Seal,
): Promise<void> {
  switch (event.type) {
    case 'DocumentFiled': {
      const { buildId, ownerId, name, kind, taskId, partId, fileId, bytes, type } = event.data;
      await sql`insert into document (id, build_id, owner_id, name, kind, task_id, part_id, file_id, bytes, type, at)
        values (${id}, ${buildId}, ${ownerId}, ${seal(ownerId, id, name)}, ${kind}, ${taskId}, ${partId}, ${fileId}, ${bytes}, ${type}, ${recordedAt})
        on conflict do nothing`.execute(tx);
      await sql`update build set active_at = greatest(active_at, ${recordedAt}::timestamptz)
        where id = ${buildId} and owner_id = ${ownerId}`.execute(tx);
      return;
    }
    case 'DocumentChanged': {
      const { ownerId, name, kind, taskId, partId } = event.data;
      await sql`update document set name = ${seal(ownerId, id, name)}, kind = ${kind}, task_id = ${taskId}, part_id = ${partId}
        where id = ${id}`.execute(tx);
      return;
    }
    case 'DocumentDeleted':
      await sql`delete from document where id = ${id}`.execute(tx);
      return;
    default:
      return unreachable(event);
  }
}

export async function writeBook(
  tx: DatabaseTransaction,
  { entityId: id, recordedAt, ...event }: BookRecorded,
): Promise<void> {
  switch (event.type) {
    case 'BookFrozen': {
      const { buildId, ownerId, title, hides, fileId, digest, entries, tasks, isKeepsake } = event.data;
      await sql`insert into book (id, build_id, owner_id, title, hides_costs, hides_names, file_id, digest, entries, tasks, is_keepsake, listings, at)
        values (${id}, ${buildId}, ${ownerId}, ${title}, ${hides.costs}, ${hides.names}, ${fileId}, ${digest}, ${entries}, ${tasks}, ${isKeepsake},
          '{}', ${recordedAt}) on conflict do nothing`.execute(tx);
      return;
    }
    case 'BookAttached':
      await sql`update book set listings = array_append(array_remove(listings, ${event.data.listingId}), ${event.data.listingId})
        where id = ${id}`.execute(tx);
      return;
    case 'BookDetached':
      await sql`update book set listings = array_remove(listings, ${event.data.listingId}) where id = ${id}`.execute(
        tx,
      );
      return;
    case 'BookDeleted':
      await sql`delete from book where id = ${id}`.execute(tx);
      return;
    default:
      return unreachable(event);
  }
}
