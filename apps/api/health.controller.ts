import { Controller, Inject } from '@nestjs/common';
import type pg from 'pg';
import { reportFault } from '../../modules/kernel/async/faults.js';
import { withTimeout } from '../../modules/kernel/async/with-timeout.js';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { ENVIRONMENT, POOL } from '../../modules/kernel/config/tokens.js';
import { unavailable } from '../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { getLive, getOpenApi, getProjections, getReady } from '../../modules/kernel/http/health.contract.js';
import { Input, Route, type RouteInput } from '../../modules/kernel/http/route.js';
import type { ProcessorStatus } from '../../modules/kernel/processing/processor.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { Description, FREE_SPACE, type FreeSpace, Stopping } from './description.js';

@Controller()
export class HealthController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly eventStore: DomainEventStore,
    private readonly processors: Processors,
    private readonly stopping: Stopping,
    private readonly description: Description,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(FREE_SPACE) private readonly freeSpace: FreeSpace,
  ) {}

  @Route(getLive)
  live(): { live: true } {
    return { live: true };
  }

  @Route(getReady)
  async ready(): Promise<{ ready: true }> {
    if (this.stopping.begun) throw unavailable('NOT_READY', { message: 'The process is stopping.' });
    await Promise.all([
      answers('The database', this.pool.query('select 1')),
      answers('The log', this.eventStore.log.head()),
      answers('The disk', this.#hasSpace()),
    ]);
    return { ready: true };
  }

  @Route(getProjections)
  async followers(
    @Input() { actor }: RouteInput<typeof getProjections>,
  ): Promise<{ well: boolean; processors: unknown }> {
    const [processors, hasSpace] = await Promise.all([
      this.processors
        .status()
        .catch((error: unknown) => reportFault('asking how far the log is followed', error)),
      this.#hasSpace().catch(() => false), // the answer says that it is not well
    ]);
    if (!processors) return { well: false, processors: [] };
    const hidden = actor?.roles.includes('admin') ? {} : { position: null, head: null, lagEvents: null };
    return {
      well: hasSpace && processors.every(isWell),
      processors: processors.map(({ lag: _lag, ...shown }) => ({ ...shown, ...hidden })),
    };
  }

  /** errors  Error when the disk of photos, and of the embedded database, is nearly full */
  async #hasSpace(): Promise<true> {
    if ((await this.freeSpace(this.environment.DATA_DIR)) < leastSpace)
      throw new Error('less than 200 MB are free');
    return true;
  }

  @Route(getOpenApi)
  openApi(): object {
    return this.description.openApi;
  }
}

/** How long a readiness check waits for the database. */
async function answers(what: string, answer: Promise<unknown>): Promise<void> {
  try {
    await withTimeout(aSecond, answer, () => new Error('no answer within a second'));
  } catch (cause) {
    reportFault('asking whether this process is ready', cause);
    throw unavailable('NOT_READY', { message: `${what} is not ready: ${(cause as Error).message}` });
  }
}

const aSecond = 1_000;
const leastSpace = 200_000_000;

const isWell = ({ parked, behind, lagSeconds }: ProcessorStatus): boolean =>
  parked === 0 && !behind && lagSeconds !== null;
