import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { MembersTables } from '../members.tables.js';
import { guardianshipEvents } from './guardianship.events.js';

/** The notes of staff about guardians whom they verified or refused. A note is about two people, so it is a row that is deleted with either, and not
 *  in an event.
 *  source  README, Rule 13 */
@Injectable()
export class ReviewNotes {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** Store the note of a command that recorded an event. Does nothing for a command that recorded none. */
  async save(minorId: string, commandId: string, note: string): Promise<void> {
    const history = await this.eventStore.read(guardianshipEvents, minorId);
    const reviewed = history.find(({ meta }) => meta.commandId === commandId);
    if (reviewed?.type !== 'GuardianVerified' && reviewed?.type !== 'GuardianRefused') return;
    await this.db
      .withTables<MembersTables>()
      .insertInto('members.judgement')
      .values({ command_id: commandId, minor_id: minorId, guardian_id: reviewed.data.guardianId, note })
      .onConflict((same) => same.doNothing())
      .execute();
  }

  /** The notes about a minor, by the id of the command. */
  async of(minorId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db
      .withTables<MembersTables>()
      .selectFrom('members.judgement')
      .select(['command_id', 'note'])
      .where('minor_id', '=', minorId)
      .execute();
    return new Map(rows.map(({ command_id, note }) => [command_id, note]));
  }
}
