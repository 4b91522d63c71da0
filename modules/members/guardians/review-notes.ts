import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { MembersTables } from '../members.tables.js';
import { guardianshipEvents } from './guardianship.events.js';

/** What staff wrote of a guardian whom they verified or refused. It is about two people, so it is a row that goes with either, and no fact.
 *  source  README, Rule 13 */
@Injectable()
export class ReviewNotes {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** Keep the words of an order that was carried out; nothing of one that was quiet. */
  async note(minorId: string, commandId: string, note: string): Promise<void> {
    const history = await this.eventStore.read(guardianshipEvents, minorId);
    const judged = history.find(({ meta }) => meta.commandId === commandId);
    if (judged?.type !== 'GuardianVerified' && judged?.type !== 'GuardianRefused') return;
    await this.db
      .withTables<MembersTables>()
      .insertInto('members.judgement')
      .values({ command_id: commandId, minor_id: minorId, guardian_id: judged.data.guardianId, note })
      .onConflict((same) => same.doNothing())
      .execute();
  }

  /** Of a minor, by the order's id. */
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
