import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { memberEvents } from '../identity/member/member.events.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { MEMBER_LIMITS, type MemberLimits } from '../limits/member-limits.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { checkTyping, linkLimit, postLimits } from './post-limits.rules.js';
import { linksIn, type TextLink } from './text/text.rules.js';

/** Limits what one member does on the wall through the API.
 *  source  README, Limits */
@Injectable()
export class PostLimits {
  constructor(
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Post or comment; the same id counts once.
   *  errors  POSTING_CLOSED, MAIL_NOT_VERIFIED (forbidden), TOO_MANY_POSTS, TOO_MANY_COMMENTS, POSTED_TOO_SOON, TYPED_TOO_FAST, LINK_REPEATED (too-many); those of `work` */
  async writing<Result>(
    action: 'post' | 'comment',
    {
      id,
      body,
      typedInSeconds,
    }: { readonly id: string; readonly body: string; readonly typedInSeconds?: number | undefined },
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.settings.mustBeOpen('posting-open');
    const [registered] = await this.eventStore.read(memberEvents, meta.actor.id);
    checkTyping({ letters: body.length, typedInSeconds }, registered?.recordedAt ?? meta.now, meta.now);
    return this.limits.within({ action: postLimits[action], subject: id }, meta, () =>
      this.#linking(id, linksIn(body), meta, work),
    );
  }

  /** Edit a post or comment.
   *  errors  TOO_MANY_EDITS, LINK_REPEATED (too-many); those of `work` */
  editing<Result>(
    { id, body }: { readonly id: string; readonly body: string },
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const subject = `${id} ${meta.commandId}`;
    return this.limits.within({ action: postLimits.edit, subject }, meta, () =>
      this.#linking(id, linksIn(body), meta, work),
    );
  }

  /** errors  TOO_MANY_REACTIONS, TOO_MANY_POST_PHOTOS (too-many); those of `work` */
  within<Result>(
    action: 'reaction' | 'photo',
    subject: string,
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.limits.within({ action: postLimits[action], subject }, meta, work);
  }

  /** Each link counts for itself. */
  #linking<Result>(
    id: string,
    links: readonly TextLink[],
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return links.slice(0, maxCounted).reduceRight<() => Promise<Result>>(
      (inner, { host, address }) =>
        () =>
          this.limits.within({ action: linkLimit(host, digestOf(address)), subject: id }, meta, inner),
      work,
    )();
  }
}

/** More links than anybody writes by hand are not looked at one by one. */
const maxCounted = 20;

const digestOf = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 22);
