import { Inject, Injectable } from '@nestjs/common';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { communityState, isModerator } from './community.state.js';
import type { CommunityModerators } from './moderators.ports.js';

@Injectable()
export class CommunityModeratorsService implements CommunityModerators {
  constructor(@Inject(DomainEventStore) private readonly eventStore: DomainEventStore) {}

  async isModerator(communityId: string, memberId: string): Promise<boolean> {
    return isModerator(await loadState(this.eventStore, communityState, communityId), memberId);
  }
}
