import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { follow, mute, unfollow } from './follow.contract.js';
import { followDecider } from './follow.decider.js';
import { idOfFollow } from './follow-ids.shared.js';
import { follows } from './follow-limits.rules.js';
import { FOLLOW_TARGETS, FOLLOWS, type Follows, type FollowTargets } from './follows.ports.js';

@Controller()
export class FollowController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(FOLLOW_TARGETS) private readonly targets: FollowTargets,
    @Inject(FOLLOWS) private readonly follows: Follows,
  ) {}

  @Route(follow)
  async follow(@Input() { params: target, meta }: RouteInput<typeof follow>): Promise<Receipt> {
    const [isFound, followed] = await Promise.all([
      this.targets.isFound(target, meta),
      this.follows.countOf(meta.actor.id),
    ]);
    const counting = { action: follows, subject: `${target.kind} ${target.id} ${meta.commandId}` };
    const id = idOfFollow(meta.actor.id, target);
    return this.limits.within(counting, meta, () =>
      dispatch(this.bus, followDecider, id, { type: 'Follow', target, isFound, followed, meta }),
    );
  }

  @Route(unfollow)
  unfollow(@Input() { params: target, meta }: RouteInput<typeof unfollow>): Promise<Receipt> {
    const id = idOfFollow(meta.actor.id, target);
    return dispatch(this.bus, followDecider, id, { type: 'Unfollow', target, meta });
  }

  @Route(mute)
  async mute(@Input() { params: target, body, meta }: RouteInput<typeof mute>): Promise<Receipt> {
    const id = idOfFollow(meta.actor.id, target);
    if (body.for === 'nothing')
      return dispatch(this.bus, followDecider, id, { type: 'UnmuteTarget', target, meta });
    const isFound = await this.targets.isFound(target, meta);
    const command = { type: 'MuteTarget', target, isFound, for: body.for, meta } as const;
    return dispatch(this.bus, followDecider, id, command);
  }
}
