import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { Meetings } from './meetings.service.js';
import { threadDecider } from './thread/thread.decider.js';
import { agreeToMeeting, callOffMeeting, checkFreshPhoto, proposeMeeting } from './thread-lines.contract.js';

@Controller()
export class ThreadLinesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Meetings) private readonly meetings: Meetings,
  ) {}

  @Route(checkFreshPhoto)
  check(@Input() { params, body, meta }: RouteInput<typeof checkFreshPhoto>): Promise<Receipt> {
    return dispatch(this.bus, threadDecider, params.id, { type: 'CheckFreshPhoto', isSeen: body.seen, meta });
  }

  @Route(proposeMeeting)
  propose(@Input() { params, body, meta }: RouteInput<typeof proposeMeeting>): Promise<Receipt> {
    return this.meetings.propose(params.id, body.gatheringId, body.day, meta);
  }

  @Route(agreeToMeeting)
  agree(@Input() { params, body, meta }: RouteInput<typeof agreeToMeeting>): Promise<Receipt> {
    return this.meetings.agree(params.id, body.seen, meta);
  }

  @Route(callOffMeeting)
  callOff(@Input() { params, body, meta }: RouteInput<typeof callOffMeeting>): Promise<Receipt> {
    return dispatch(this.bus, threadDecider, params.id, { type: 'CallOffMeeting', seen: body.seen, meta });
  }
}
