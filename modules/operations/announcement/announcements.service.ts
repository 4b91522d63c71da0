import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Actor } from '../../kernel/decider/decider.js';
import { FollowedState } from '../../kernel/decider/followed-state.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { PersonNames } from '../person-names.js';
import { isStaff } from '../staff.rules.js';
import { type AnnouncementCommand, announcementDecider } from './announcement.decider.js';
import { announcementEvents, siteAnnouncements } from './announcement.events.js';
import { type Announcements, announcementState, isFor, phaseOf } from './announcement.state.js';
import { type getShownAnnouncements, type listAnnouncements, mostShown } from './announcements.contract.js';

/** Keeps the announcements in this process, because every page asks for them. */
@Injectable()
export class AnnouncementsService {
  readonly #known: FollowedState<typeof announcementEvents, Announcements>;

  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PersonNames) private readonly names: PersonNames,
  ) {
    this.#known = new FollowedState(eventStore, announcementState, siteAnnouncements);
  }

  async shownTo(actor: Actor | undefined): Promise<ResponseOf<typeof getShownAnnouncements>> {
    const now = this.clock.now();
    const reader = { isMember: actor !== undefined, isStaff: isStaff(actor?.roles ?? []) };
    const shown = [...(await this.#known.now())]
      .filter(([, one]) => phaseOf(one, now) === 'shown' && isFor(one.audience, reader))
      .map(([id, { text, link, level }]) => ({ id, text, link, level }));
    return { announcements: shown.toReversed().slice(0, mostShown) };
  }

  async all(readerId: string): Promise<ResponseOf<typeof listAnnouncements>> {
    const now = this.clock.now();
    const history = await this.eventStore.read(announcementEvents, siteAnnouncements);
    const known = history.reduce(announcementState.evolve, announcementState.initial);
    const published = history.filter(({ type }) => type === 'AnnouncementPublished').slice(-listed);
    const person = await this.names.for(
      readerId,
      published.map(({ meta }) => meta.actorId),
    );
    return {
      announcements: published.toReversed().flatMap(({ data, meta }) => {
        const one = known.get(data.announcementId);
        if (!one) return [];
        const { isWithdrawn: _isWithdrawn, ...content } = one;
        return [{ id: data.announcementId, ...content, phase: phaseOf(one, now), by: person(meta.actorId) }];
      }),
    };
  }

  /** errors  those of the command */
  async dispatch(command: AnnouncementCommand): Promise<Receipt> {
    const receipt = await dispatch(this.bus, announcementDecider, siteAnnouncements, command);
    await this.#known.look();
    return receipt;
  }
}

const listed = 50;
