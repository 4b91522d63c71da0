import { Controller, Inject } from '@nestjs/common';
import { answersBeside, type Band, bandOf } from '../../../modules/analytics/selling/answers.rules.js';
import { getSelling } from '../../../modules/analytics/selling/selling.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { TALKS, type Talks } from '../../../modules/messages/talks.ports.js';
import { meetsOf, openListings, sellersIn } from './selling.queries.js';

/** How a seller sells, beside others. How fast others answer is read once an hour, for all who are compared with them.
 *  source  modules/analytics/README.md, Selling */
@Controller()
export class SellingController {
  readonly #others = new Map<number, { readonly until: number; readonly answers: Promise<Answers> }>();

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(TALKS) private readonly talks: Talks,
  ) {}

  @Route(getSelling)
  async selling(
    @Input() { meta: { actor, now } }: RouteInput<typeof getSelling>,
  ): Promise<ResponseOf<typeof getSelling>> {
    const [minutes, listings, meets] = await Promise.all([
      this.talks.answersInMinutes(actor.id),
      openListings(this.db, actor.id, now),
      meetsOf(this.db, actor.id, now),
    ]);
    const found = await this.#answersIn(bandOf(listings), now);
    const others = [...found].filter(([id]) => id !== actor.id).map(([, one]) => one);
    return { answers: { minutes, others: answersBeside(others, minutes) }, meets: [...meets] };
  }

  #answersIn(band: Band, now: string): Promise<Answers> {
    const at = Date.parse(now);
    const kept = this.#others.get(band.from);
    if (kept && kept.until > at) return kept.answers;
    const answers = sellersIn(this.db, band, now).then((ids) => this.talks.answersOf(ids));
    this.#others.set(band.from, { until: at + keptMs, answers });
    answers.catch(() => this.#others.delete(band.from)); // the next one asks again
    return answers;
  }
}

type Answers = Awaited<ReturnType<Talks['answersOf']>>;

const keptMs = 3_600_000;
