import { sql } from 'kysely';
import type { suggestionEvents } from '../../../modules/events/suggestion/suggestion.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { type Keys, sealNote } from './notes.js';

type SuggestionEvent = RecordedEvent<EventOf<typeof suggestionEvents>>;

export async function writeSuggestion(
  tx: DatabaseTransaction,
  event: SuggestionEvent,
  keys: Keys | undefined,
): Promise<void> {
  const { entityId: id } = event;
  switch (event.type) {
    case 'EventSuggested': {
      const { memberId, title, kind, day, where, website, note, place } = event.data;
      const sealed = await sealNote(keys, { id, memberId, note });
      await sql`insert into suggestion (id, member_id, title, kind, day, "where", website, note, latitude, longitude, suggested_at, status)
        values (${id}, (select ${memberId}::text where not exists (select from erased e where e.id = ${memberId})),
          ${title}, ${kind}, ${day}, ${where}, ${website}, ${sealed}, ${place?.latitude ?? null}, ${place?.longitude ?? null},
          ${event.recordedAt}, 'open')`.execute(tx);
      return;
    }
    case 'SuggestionClaimed':
      await sql`update suggestion set status = 'claimed', gathering_id = ${event.data.gatheringId}
        where id = ${id}`.execute(tx);
      return;
    case 'SuggestionDismissed':
      await sql`update suggestion set status = 'dismissed', reason = ${event.data.reason}
        where id = ${id}`.execute(tx);
      return;
    case 'SuggestionWithdrawn':
      await sql`update suggestion set status = 'withdrawn' where id = ${id}`.execute(tx);
      return;
    default:
      unreachable(event);
  }
}
