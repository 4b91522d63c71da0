import { Inject, Injectable } from '@nestjs/common';
import { CONTENTS } from '../../kernel/config/tokens.js';
import type { ContentRef } from '../../kernel/content/content.js';
import type { Contents } from '../../kernel/content/contents.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../members/blocks/blocked-pairs.ports.js';
import type { SharedView } from './post.schemas.js';
import { sharedView } from './shared-view.shared.js';

/** Says what a member may share in a post now.
 *  source  ADR 0074 */
@Injectable()
export class Sharing {
  constructor(
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
  ) {}

  /** How a post would show it.
   *  errors  CONTENT_NOT_FOUND (not-found) for what cannot be shared, not by this member, or not now */
  async shareable(ref: ContentRef, { actor, now }: CommandMetadata): Promise<SharedView> {
    const unseen = await this.blocks.blockedWith(actor.id);
    const card = await this.contents.cardToShare(ref, { actor, now, unseen });
    const type = this.contents.typeOf(ref.kind);
    if (!card || !type)
      throw notFound('CONTENT_NOT_FOUND', {
        message: 'What you want to share is no longer here, or you cannot share it. Post without it.',
      });
    return sharedView(ref, type.name.one, card);
  }
}
