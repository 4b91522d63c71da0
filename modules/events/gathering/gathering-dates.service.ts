import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { momentsOf } from './date-moments.shared.js';
import { shortDay } from './day-words.rules.js';
import type { addDate, previewDates, replaceDates } from './gathering.contract.js';
import { type GatheringCommand, gatheringDecider } from './gathering.decider.js';
import { clockAt } from './gathering.state.js';
import { gatheringToRun, mustBeVerified } from './open-gathering.js';
import { isEndless, plannedDates } from './plan-dates.shared.js';
import { wordsOfRule } from './recurrence-words.rules.js';

/** The dates of an event: all of them, one and the following, or one.
 *  source  README, Dates; ADR 0106 */
@Injectable()
export class GatheringDates {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
  ) {}

  /** errors  those of the contract previewDates */
  preview({ timeZone, ...body }: BodyOf<typeof previewDates>, now: string): ResponseOf<typeof previewDates> {
    const dates = plannedDates(body, clockAt({ words: { timeZone } }, now));
    return {
      words: body.rule === null ? daysInWords(dates.days) : wordsOfRule(body.rule, body.firstDay),
      dates: dates.days.map((day) => {
        const { startsAt, endsAt } = momentsOf(day, dates, timeZone);
        return { day, date: startsAt, endsAt };
      }),
      isEndless: isEndless(dates),
    };
  }

  /** errors  those of the contract replaceDates */
  async replace(
    id: string,
    { from, reason, madeFrom: version, ...body }: BodyOf<typeof replaceDates>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { gathering, club } = await gatheringToRun(this, id, meta);
    if (gathering.status === 'published') mustBeVerified(club, meta.now);
    const dates = plannedDates(body, clockAt(gathering, meta.now));
    const command = { type: 'ReplaceDates', from, dates, reason, meta } as const;
    return dispatch(this.bus, gatheringDecider, id, command, { madeFrom: { version, changedBy } });
  }

  /** errors  those of the contract addDate */
  async add(id: string, body: BodyOf<typeof addDate>, meta: CommandMetadata): Promise<Receipt> {
    const { club } = await gatheringToRun(this, id, meta);
    mustBeVerified(club, meta.now);
    return this.#send(id, { type: 'AddDate', ...body, meta });
  }

  /** A command about a date that is there: an organizer that is not verified any more still says what became of it.
   *  errors  those of its contract */
  async send(id: string, command: GatheringCommand): Promise<Receipt> {
    await gatheringToRun(this, id, command.meta);
    return this.#send(id, command);
  }

  #send(id: string, command: GatheringCommand): Promise<Receipt> {
    return dispatch(this.bus, gatheringDecider, id, command);
  }
}

/** What whoever replaces dates has to have seen. More days of a rule are no news. */
const changedBy = [
  'DatesReplaced',
  'DateAdded',
  'DateMoved',
  'DatePostponed',
  'DateCancelled',
  'DateRestored',
] as const;

const daysInWords = ([first = '', ...more]: readonly string[]): string =>
  more.length ? `On ${more.length + 1} days` : `On ${shortDay(first)}`;
