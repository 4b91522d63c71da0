import { Inject, Injectable } from '@nestjs/common';
import { reportFault } from '../../kernel/async/faults.js';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { StoredEvent } from '../../kernel/event-store/event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import { isNobodysFault } from '../../kernel/processing/nobodys-fault.js';
import { parkedStreams } from '../../kernel/processing/parked.js';
import { Processors } from '../../kernel/processing/processors.js';
import { PersonNames } from '../person-names.js';
import { mostParked, type ParkedStream } from './processors.contract.js';

/** What read models and reactors have set aside, and what an admin does about it.
 *  source  README, Read models */
@Injectable()
export class ProcessorsService {
  constructor(
    @Inject(Processors) private readonly processors: Processors,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PersonNames) private readonly names: PersonNames,
  ) {}

  async parked(readerId: string): Promise<readonly ParkedStream[]> {
    const parked = await parkedStreams(this.db, mostParked);
    const inTurn = limitConcurrency(readsAtOnce);
    const events = await Promise.all(parked.map((one) => inTurn(() => this.#eventOf(one))));
    const person = await this.names.for(
      readerId,
      events.map((event) => event?.meta.actorId ?? ''),
    );
    return parked.map(({ name, ...one }, at) => {
      const event = events[at];
      const cause = event && {
        type: event.type,
        version: event.version,
        at: event.at,
        actor: person(event.meta.actorId),
      };
      return { processor: name, ...one, event: cause ?? null };
    });
  }

  /** errors  PROCESSOR_NOT_FOUND, STREAM_NOT_PARKED (not-found), STREAM_STILL_FAILS (conflict) */
  async retry(name: string, stream: string): Promise<void> {
    await this.#mustKnow(name);
    const streams = await this.processors.unpark(name, stream).catch(stillFails);
    if (!streams.length) throw notParked();
  }

  /** errors  those of retry */
  async skip(name: string, stream: string, position: number): Promise<void> {
    await this.#mustKnow(name);
    const parked = await parkedStreams(this.db, mostParked);
    if (!parked.some((one) => one.name === name && one.stream === stream && one.position === position))
      throw notParked();
    if (!(await this.processors.skip(name, stream).catch(stillFails))) throw notParked();
  }

  /** errors  PROCESSOR_NOT_FOUND (not-found), NOT_A_READ_MODEL (unprocessable) */
  async mustBeReadModel(name: string): Promise<void> {
    await this.#mustKnow(name);
    if (!this.processors.projections.some((one) => one.name === name))
      throw unprocessable('NOT_A_READ_MODEL', {
        message: 'A reactor acts on events once, and is never replayed.',
      });
  }

  async #mustKnow(name: string): Promise<void> {
    if ((await this.processors.status()).some((one) => one.name === name)) return;
    throw notFound('PROCESSOR_NOT_FOUND', { message: 'There is no read model or reactor of that name.' });
  }

  async #eventOf({
    stream,
    position,
  }: {
    readonly stream: string;
    readonly position: number;
  }): Promise<StoredEvent | undefined> {
    const history = await this.eventStore.log.read(stream).catch(readFailed);
    return history.find((event) => event.position === position);
  }
}

/** Streams that are read at the same time. */
const readsAtOnce = 4;

const notParked = () =>
  notFound('STREAM_NOT_PARKED', {
    message: 'That event is not parked any more. Load the page again.',
  });

function stillFails(error: unknown): never {
  if (isNobodysFault(error)) throw error;
  throw conflict('STREAM_STILL_FAILS', {
    message: `The stream stays parked, because an event of it still fails: ${(error as Error).message.slice(0, 300)}`,
  });
}

/** The page shows the rest. */
function readFailed(error: unknown): readonly StoredEvent[] {
  reportFault('reading an event that was set aside', error);
  return [];
}
