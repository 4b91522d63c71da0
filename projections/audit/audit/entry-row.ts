import type { auditEntryEvents } from '../../../modules/audit/entry/audit-entry.events.js';
import type { CipherKey } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { AuditEntryRow } from './audit.table.js';

type Entry = RecordedEvent<EventOf<typeof auditEntryEvents>>;
export type Acted = Extract<Entry, { readonly type: 'StaffActed' }>;

/** The row of an act: the projection writes it, and `audit verify` compares it.
 *  in  key: of the subject; undefined once they are erased */
export function rowOf(
  { data, position, entityId, recordedAt }: Acted,
  key: CipherKey | undefined,
): AuditEntryRow {
  const { actorId, roles, action, call, target, things, subjectId, reason } = data;
  return {
    position,
    entry_id: entityId,
    at: recordedAt,
    actor_id: actorId,
    roles,
    action,
    call,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    things,
    subject_id: subjectId,
    sealed: key && reason ? sealJson(key, reason, boundOf(position)) : null,
    refused: null,
    refused_position: null,
  };
}

/** The reason of an act; '' without one, and of an erased person. */
export const reasonOf = (
  { sealed, position }: Pick<AuditEntryRow, 'sealed' | 'position'>,
  key: CipherKey | undefined,
): string => (sealed !== null && key ? String(openJson(key, sealed, boundOf(position))) : '');

const boundOf = (position: number): string => `audit entry ${position}`;
