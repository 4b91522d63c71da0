import { Controller, Inject } from '@nestjs/common';
import { GATHERINGS, type Gatherings } from '../../../modules/events/gatherings.ports.js';
import {
  listMyOrganizers,
  listOrganizers,
  readOrganizer,
} from '../../../modules/events/organizer/organizer.contract.js';
import { listSuggestions } from '../../../modules/events/suggestion/suggestion.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { forbidden } from '../../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { organizerBy, organizerPage, organizersOfReader } from './organizer.queries.js';
import type { OrganizerTable } from './organizers.table.js';
import { isVerified, type Reader, readerOf, refOf } from './rows.js';
import { organizersForStaff } from './staff-list.queries.js';
import { findSuggestions } from './suggestions.queries.js';

@Controller()
export class OrganizersReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(GATHERINGS) private readonly gatherings: Gatherings,
  ) {}

  @Route(listOrganizers)
  list(
    @Input() { query, meta }: RouteInput<typeof listOrganizers>,
  ): Promise<ResponseOf<typeof listOrganizers>> {
    return organizersForStaff({ db: this.db, eventStore: this.eventStore }, query, meta.now);
  }

  @Route(listMyOrganizers)
  async mine(
    @Input() { actor, meta: { now } }: RouteInput<typeof listMyOrganizers>,
  ): Promise<ResponseOf<typeof listMyOrganizers>> {
    const rows = await organizersOfReader(this.db, readerOf(actor, now));
    return {
      organizers: rows.map((row) => ({
        ...refOf(row, now),
        role: row.role,
        invitedAs: row.invited_as,
        verification: row.verification,
      })),
    };
  }

  @Route(readOrganizer)
  async read(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof readOrganizer>,
  ): Promise<ResponseOf<typeof readOrganizer>> {
    const reader = readerOf(actor, now);
    const row = await organizerBy(this.db, params.slug, reader);
    return organizerPage({ db: this.db, gatherings: this.gatherings }, row, reader);
  }

  @Route(listSuggestions)
  async suggestions(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof listSuggestions>,
  ): Promise<ResponseOf<typeof listSuggestions>> {
    const reader = readerOf(actor, now);
    const near = query.organizer === undefined ? undefined : await this.#asking(query.organizer, reader);
    const asked = { ...query, near, seesOpen: near !== undefined || reader.isStaff };
    return findSuggestions({ db: this.db, keys: this.eventStore.keys }, asked, reader);
  }

  /** A verified organizer that the reader works in; staff may look for any.
   *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM, NOT_VERIFIED (forbidden) */
  async #asking(id: string, reader: Reader): Promise<OrganizerTable> {
    const row = await organizerBy(this.db, id, reader);
    if (reader.isStaff) return row;
    if (row.role === null)
      throw forbidden('NOT_IN_THE_TEAM', { message: 'Only those who work in this organizer can see that.' });
    if (!isVerified(row, reader.now))
      throw forbidden('NOT_VERIFIED', {
        message: 'Suggestions are shown to organizers that are verified now.',
      });
    return row;
  }
}
