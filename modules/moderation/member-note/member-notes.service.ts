import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Actor, CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { MEMBER_NAMES, type MemberNames } from '../../members/member-names.ports.js';
import { memberNoteDecider } from './member-note.decider.js';
import { memberNoteEvents } from './member-note.events.js';
import type { MemberNote } from './member-notes.contract.js';

/** What staff note about members. */
@Injectable()
export class MemberNotesService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
  ) {}

  /** The newest first.
   *  errors  OWN_NOTES (forbidden) */
  async about(memberId: string, reader: Actor): Promise<MemberNote[]> {
    if (reader.id === memberId)
      throw forbidden('OWN_NOTES', { message: 'Notes about you are for your colleagues.' });
    const events = await this.eventStore.read(memberNoteEvents, memberId);
    const names = await this.names.namesFor(reader.id, [...new Set(events.map(({ data }) => data.notedBy))]);
    return events
      .map(({ recordedAt: at, data: { noteId: id, notedBy, note } }) => ({
        id,
        at,
        by: { id: notedBy, name: names.get(notedBy) ?? null },
        note,
      }))
      .reverse();
  }

  /** errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), and those of NoteMember */
  async note(memberId: string, note: string, meta: CommandMetadata): Promise<Receipt> {
    mustBeRegistered(await loadState(this.eventStore, memberState, memberId));
    return dispatch(this.bus, memberNoteDecider, memberId, { type: 'NoteMember', memberId, note, meta });
  }
}
