import { Inject, Injectable } from '@nestjs/common';
import { CONTENTS } from '../../kernel/config/tokens.js';
import type { Viewer } from '../../kernel/content/content.js';
import type { Contents } from '../../kernel/content/contents.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { STOREFRONTS, type Storefronts } from '../../marketplace/storefronts.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { tagsIn } from '../text/text.rules.js';
import type { FollowTarget } from './follow.events.js';
import type { FollowTargets } from './follows.ports.js';
import { isVehicleKey } from './vehicle-key.rules.js';

/** source  README, Follows */
@Injectable()
export class FollowTargetsService implements FollowTargets {
  constructor(
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
  ) {}

  async isFound({ kind, id }: FollowTarget, viewer: Viewer): Promise<boolean> {
    switch (kind) {
      case 'member':
        return (await this.#hasPage(id, viewer)) && !(await this.#isBlocked(id, viewer));
      case 'community':
      case 'build':
      case 'organizer':
        return this.contents.isSeenBy({ kind, id }, viewer);
      case 'tag':
        return tagsIn(`#${id}`)[0] === id;
      case 'vehicle':
        return isVehicleKey(id);
      default:
        return unreachable(kind);
    }
  }

  async #hasPage(id: string, viewer: Viewer): Promise<boolean> {
    const isSeen = await this.contents.isSeenBy({ kind: 'member', id }, viewer);
    return isSeen || this.storefronts.isOpen(id);
  }

  async #isBlocked(id: string, { actor }: Viewer): Promise<boolean> {
    return actor !== undefined && actor.id !== id && this.relations.isBlockedBetween(actor.id, id);
  }
}
