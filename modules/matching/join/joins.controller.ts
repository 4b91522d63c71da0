import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { conflict } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { matchDecider } from '../match/match.decider.js';
import { agreeToTell } from './join.contract.js';
import { JOINS, type Joins } from './joins.ports.js';
import { noSuchDate } from './no-such-date.rules.js';

/** Matches of one call. */
const atOnce = 200;

@Controller()
export class JoinsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(JOINS) private readonly joins: Joins,
  ) {}

  /** Each match on its own, whose rules decide. Those that are agreed to already are not asked again, so that the same call goes on where it stopped.
   *  errors  DATE_NOT_FOUND (not-found), NO_SPACE_THERE (conflict) to agree */
  @Route(agreeToTell)
  async tell(
    @Input() { params: { dateId }, body, meta }: RouteInput<typeof agreeToTell>,
  ): Promise<ResponseOf<typeof agreeToTell>> {
    const { things, tells } = body;
    const asked = { holderId: meta.actor.id, things, isTold: !tells, now: meta.now, limit: atOnce + 1 };
    const found = await this.joins.matchesOf(dateId, asked);
    if (!found) throw noSuchDate();
    const { hasSpace, matches } = found;
    if (tells && !hasSpace) throw noSpaceThere();
    let last = await this.eventStore.log.head(); // whether there was one to tell says nothing of who goes unseen
    for (const id of matches.slice(0, atOnce)) {
      const { position } = await dispatch(this.bus, matchDecider, id, {
        type: tells ? 'AgreeToTell' : 'WithdrawTelling',
        dateId,
        meta: { ...meta, commandId: deterministicId(meta.commandId, id) },
      });
      last = Math.max(last, position);
    }
    return { isMore: matches.length > atOnce, position: last };
  }
}

const noSpaceThere = () =>
  conflict('NO_SPACE_THERE', { message: 'You have no space at this date, so there is nothing to tell yet.' });
