import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MEMBERSHIPS, type Memberships } from '../../identity/memberships.ports.js';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../members/blocks/blocked-pairs.ports.js';
import { mustBeShown, noDate } from '../attendance/date-to-attend.rules.js';
import { PLANS, type Plans } from '../attendance/plans.ports.js';
import { ATTENDANCE, type AttendanceOf } from '../attendance.ports.js';
import { type Gathering, isOver } from '../gathering/gathering.state.js';
import { preparesFor } from '../gathering/gathering-authority.rules.js';
import { mustBePublished } from '../gathering/gathering-guards.rules.js';
import {
  gatheringToRun,
  mustBeVerified,
  type OpenGathering,
  openGathering,
} from '../gathering/open-gathering.js';
import { GATHERINGS, type Gatherings } from '../gatherings.ports.js';
import type { Organizer } from '../organizer/organizer.state.js';
import { type Allowance, allowanceOf } from './allowance.rules.js';
import type { listBroadcasts, sendBroadcast } from './broadcast.contract.js';
import { broadcastDecider, tooManyRecipients } from './broadcast.decider.js';
import { broadcastState } from './broadcast.state.js';
import { BROADCASTS, type BroadcastRow, type Broadcasts } from './broadcasts.ports.js';
import { isMeantFor } from './meant-for.rules.js';
import { daysOfBroadcast, recipientsOf } from './recipients.js';
import { sentBroadcasts } from './sent-broadcasts.js';

/** Broadcasts of one event that a page shows. */
export const mostBroadcasts = 50;

/** What organizers write to everybody who goes.
 *  source  README, Broadcasts */
@Injectable()
export class BroadcastsService {
  /** Each keeps a connection while it reads by others. */
  readonly #limited = limitConcurrency(2);

  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEMBERSHIPS) private readonly memberships: Memberships,
    @Inject(ATTENDANCE) readonly attendance: AttendanceOf,
    @Inject(PLANS) private readonly plans: Plans,
    @Inject(BLOCKED_PAIRS) readonly blocks: BlockedPairs,
    @Inject(BROADCASTS) private readonly broadcasts: Broadcasts,
    @Inject(GATHERINGS) private readonly gatherings: Gatherings,
  ) {}

  /** errors  those of the contract sendBroadcast */
  async send(
    gatheringId: string,
    { id, day, audience, subject, text }: BodyOf<typeof sendBroadcast>,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof sendBroadcast>> {
    const { gathering, club } = await gatheringToRun(this, gatheringId, meta);
    mustBeVerified(club, meta.now);
    const clubId = gathering.clubId ?? '';
    const { sent } = await loadState(this.eventStore, broadcastState, id);
    const days = sent ? [] : this.#days(gathering, day, meta.now);
    const allowance = await this.#allowance(clubId, club, meta.now);
    const recipients =
      sent?.recipients ??
      (await this.#count({ gatheringId, memberId: meta.actor.id, audience, days }, allowance));
    const words = { gatheringId, clubId, day, audience, subject, text, recipients };
    return this.#limited(() =>
      this.db.transaction().execute(async (tx) => {
        await acquireLock(tx, locks.broadcasts, clubId);
        const sentLately = await sentBroadcasts.lately(tx, { clubId, now: meta.now }, id);
        const command = { type: 'SendBroadcast', ...words, allowance, sentLately, meta } as const;
        const receipt = await dispatch(this.bus, broadcastDecider, id, command);
        if (!sent) await sentBroadcasts.add(tx, id, { clubId, now: meta.now });
        return { ...receipt, recipients };
      }),
    );
  }

  /** For those who go those that are meant for them; for those who run it all, with what they may still send.
   *  errors  those of the contract listBroadcasts */
  async about(
    gatheringId: string,
    { actor, now }: CommandMetadata,
  ): Promise<ResponseOf<typeof listBroadcasts>> {
    const open = await openGathering(this, gatheringId);
    mustBeShown(open.gathering);
    const isRunning = open.club !== null && preparesFor(open.club, actor.id);
    const [rows, plans, blocked] = await Promise.all([
      this.broadcasts.about(gatheringId, mostBroadcasts),
      this.plans.of(actor.id, gatheringId),
      this.blocks.blockedWith(actor.id),
    ]);
    const seen = rows.filter(
      (row) => isRunning || (isMeantFor(row, plans) && !blocked.includes(row.memberId)),
    );
    return {
      broadcasts: await this.#worded(seen, isRunning),
      allowance: isRunning ? await this.#left(gatheringId, open, now) : null,
    };
  }

  async #worded(
    rows: readonly BroadcastRow[],
    isRunning: boolean,
  ): Promise<ResponseOf<typeof listBroadcasts>['broadcasts']> {
    const worded = await Promise.all(
      rows.map(async ({ id, sentAt, recipients }) => {
        const { sent } = await loadState(this.eventStore, broadcastState, id);
        if (!sent) return [];
        const { subject, text } = sent;
        return [{ id, subject, text, sentAt, recipients: isRunning ? recipients : null }];
      }),
    );
    return worded.flat();
  }

  async #left(
    gatheringId: string,
    { gathering, club }: OpenGathering,
    now: string,
  ): Promise<ResponseOf<typeof listBroadcasts>['allowance']> {
    const clubId = gathering.clubId ?? '';
    const [allowance, sentLately, count] = await Promise.all([
      this.#allowance(clubId, club, now),
      sentBroadcasts.lately(this.db, { clubId, now }),
      this.attendance.count(gatheringId, daysOfBroadcast(gathering, null, now)),
    ]);
    return { ...allowance, left: Math.max(0, allowance.perDay - sentLately.length), ...count };
  }

  /** errors  GATHERING_NOT_FOUND, DATE_NOT_FOUND (not-found), GATHERING_OVER, NOT_PUBLISHED (conflict) */
  #days(gathering: Gathering, day: string | null, now: string): readonly string[] {
    mustBePublished(gathering);
    mustBeShown(gathering);
    if (isOver(gathering, now)) throw conflict('GATHERING_OVER', { message: 'This event is over.' });
    const days = daysOfBroadcast(gathering, day, now);
    if (!days.length) throw noDate();
    return days;
  }

  /** errors  TOO_MANY_RECIPIENTS (conflict), once there are more than allowed */
  async #count(
    audience: Omit<Parameters<typeof recipientsOf>[1], 'atOnce'>,
    allowance: Allowance,
  ): Promise<number> {
    let count = 0;
    for await (const page of recipientsOf(this, { ...audience, atOnce: 1_000 })) {
      count += page.length;
      if (count > allowance.maxRecipients) throw tooManyRecipients(allowance);
    }
    return count;
  }

  async #allowance(clubId: string, club: Organizer | null, now: string): Promise<Allowance> {
    const owners = Object.entries(club?.team ?? {}).flatMap(([id, role]) => (role === 'owner' ? [id] : []));
    const [hasRun, memberships] = await Promise.all([
      this.gatherings.hasRun(clubId, now),
      Promise.all(owners.map((id) => this.memberships.of({ id, roles: [] }))),
    ]);
    return allowanceOf({ hasRun, hasPremiumPlus: memberships.some(({ tier }) => tier === 'premium_plus') });
  }
}
