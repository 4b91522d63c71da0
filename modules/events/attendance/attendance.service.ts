import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import { guardianshipState, isKnownAdult } from '../../members/guardians/guardianship.state.js';
import { gatheringState } from '../gathering/gathering.state.js';
import { mustExist } from '../gathering/gathering-guards.rules.js';
import type { setAttendance } from './attendance.contract.js';
import { attendanceDecider } from './attendance.decider.js';
import { idOfAttendance } from './attendance-ids.shared.js';
import { dateToAttend, mustBeShown, nameOfDate } from './date-to-attend.rules.js';

/** What members plan about dates of events.
 *  source  README, Going */
@Injectable()
export class AttendanceService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** errors  those of the contract setAttendance */
  async set(
    gatheringId: string,
    { day: asked, as, ...wishes }: BodyOf<typeof setAttendance>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { actor, now } = meta;
    const gathering = await loadState(this.eventStore, gatheringState, gatheringId);
    mustExist(gathering);
    const day = nameOfDate(gathering, asked);
    const id = idOfAttendance(actor.id, gatheringId, day);
    if (as === null)
      return dispatch(this.bus, attendanceDecider, id, { type: 'EndAttendance', gatheringId, day, meta });
    mustBeShown(gathering);
    return dispatch(this.bus, attendanceDecider, id, {
      type: 'SetAttendance',
      gatheringId,
      day,
      as,
      ...wishes,
      date: dateToAttend(gathering, day, now),
      isAdult: isKnownAdult(await loadState(this.eventStore, guardianshipState, actor.id), now),
      meta,
    });
  }
}
