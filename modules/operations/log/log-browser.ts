import { Inject, Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../kernel/decider/errors.js';
import { DomainEventStore, definitionOf } from '../../kernel/event-store/domain-event-store.js';
import { type StoredEvent, StreamRefused } from '../../kernel/event-store/event-store.js';
import type { StreamDefinition } from '../../kernel/event-store/events.js';
import { readableData, subjectsOf } from '../../kernel/event-store/personal-fields.js';
import type { QueryOf, ResponseOf } from '../../kernel/http/contract.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { PersonNames } from '../person-names.js';
import { coveredFields, eventNamed, nameOfEvent } from './covered.rules.js';
import { type browseLog, eventsInPage, examinedAtMost, type LoggedEvent } from './log.contract.js';
import { positionAfter, type Walked, walkBack } from './log-walk.js';

/** Reads the log for admins: events as they are stored, with personal fields covered.
 *  source  README, The log */
@Injectable()
export class LogBrowser {
  readonly #definitions: readonly StreamDefinition[];

  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PersonNames) private readonly names: PersonNames,
    @Inject(MODULE_CONTEXT) { manifests }: ModuleContext,
  ) {
    this.#definitions = manifests.flatMap(({ streams }) => streams ?? []);
  }

  /** errors  STREAM_NOT_READABLE (unprocessable) */
  async browse(query: QueryOf<typeof browseLog>, readerId: string): Promise<ResponseOf<typeof browseLog>> {
    const { events, last } = await (query.stream === undefined
      ? this.#ofLog(query)
      : this.#ofStream(query.stream, query)
    ).catch(refused);
    const next = query.stream === undefined ? last?.position : last?.version;
    const isAtStart = query.stream !== undefined && next === 1;
    return {
      events: await this.#shown(events, readerId),
      before: next === undefined || isAtStart ? null : next,
      lookedBackTo: (last ?? events.at(-1))?.at ?? null,
    };
  }

  /** The data of one event, with its personal fields; stand-ins for those of an erased person.
   *  errors  EVENT_NOT_FOUND (not-found) */
  async open(name: string): Promise<Readonly<Record<string, unknown>>> {
    const asked = eventNamed(name);
    const [event] = asked
      ? await this.eventStore.log.read(asked.stream, { from: asked.version, limit: 1 })
      : [];
    const schema = event && this.#schemaOf(event);
    if (!event || !schema || event.version !== asked?.version)
      throw notFound('EVENT_NOT_FOUND', { message: 'There is no such event that can be read.' });
    const keys = await this.eventStore.keys.getMany(subjectsOf(event.meta));
    return readableData(event, schema, keys);
  }

  async #ofLog({ type, position, until, before }: QueryOf<typeof browseLog>): Promise<Walked> {
    const { log } = this.eventStore;
    const asked = position === undefined ? undefined : position + 1;
    const ofTime = before === undefined && until !== undefined ? await positionAfter(log, until) : undefined;
    const starts = [before, asked, ofTime].filter((one) => one !== undefined);
    const start = starts.length ? Math.min(...starts) : null;
    return walkBack((last, limit) => log.readBack(last?.position ?? start, limit), {
      type,
      until,
      limit: eventsInPage,
      most: examinedAtMost,
    });
  }

  async #ofStream(
    stream: string,
    { type, position, until, before }: QueryOf<typeof browseLog>,
  ): Promise<Walked> {
    const { log } = this.eventStore;
    const isEarly = (event: StoredEvent) => position === undefined || event.position <= position;
    const walked = await walkBack(
      async (last, limit) => {
        const from = last
          ? last.version - 1
          : before === undefined
            ? undefined
            : Math.min(before, mostVersions) - 1;
        if (from === 0) return [];
        return log.read(stream, { direction: 'backwards', limit, ...(from !== undefined && { from }) });
      },
      { type, until, limit: eventsInPage, most: examinedAtMost },
    );
    return { ...walked, events: walked.events.filter(isEarly) };
  }

  async #shown(events: readonly StoredEvent[], readerId: string): Promise<LoggedEvent[]> {
    const subjects = events.flatMap(({ meta }) => subjectsOf(meta));
    const [person, keys] = await Promise.all([
      this.names.for(readerId, [...subjects, ...events.map(({ meta }) => meta.actorId)]),
      this.eventStore.keys.getMany(subjects),
    ]);
    return events.map((event) => {
      const { sealed: _sealed, ...data } = isObject(event.data) ? event.data : { text: event.data };
      const { stream, version, position, type, at, meta } = event;
      const covered = coveredFields(this.#schemaOf(event), data, subjectsOf(meta));
      return {
        event: nameOfEvent(event),
        stream,
        version,
        position,
        type,
        at,
        actor: person(meta.actorId),
        commandId: meta.commandId,
        data,
        covered: covered.map(({ subject, fields }) => ({
          subject: person(subject),
          fields: [...fields],
          isErased: !keys.has(subject),
        })),
      };
    });
  }

  #schemaOf(event: StoredEvent) {
    return definitionOf(event, this.#definitions)?.schemas[event.type];
  }
}

/** A version is a whole number of 32 bits. */
const mostVersions = 2 ** 31 - 1;

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

function refused(error: unknown): never {
  if (!(error instanceof StreamRefused)) throw error;
  throw unprocessable('STREAM_NOT_READABLE', { message: error.message });
}
