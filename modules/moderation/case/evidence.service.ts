import { Inject, Injectable } from '@nestjs/common';
import { CONTENTS, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { ContentType } from '../../kernel/content/content.js';
import type { Contents } from '../../kernel/content/contents.js';
import type { Evidence } from '../../kernel/content/evidence.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { signUrl } from '../../kernel/encryption/signed-url.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf } from '../../kernel/http/contract.js';
import { MEMBER_NAMES, type MemberNames } from '../../members/member-names.ports.js';
import type { Target } from '../moderation.schemas.js';
import { claimedBy, keyOf } from './case.state.js';
import type { EvidenceView, openEvidence } from './cases.contract.js';
import { Cases } from './cases.service.js';
import { changesBetween, stateOfTarget } from './changes.rules.js';

/** What was reported, as it was and as it is.
 *  source  README, Cases */
@Injectable()
export class EvidenceOfCases {
  constructor(
    @Inject(Cases) private readonly cases: Cases,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  /** errors  CASE_NOT_FOUND, TARGET_NOT_FOUND (not-found), CLAIM_FIRST (conflict), REASON_NEEDED (unprocessable) */
  async open(
    caseId: string,
    { kind, id, reason }: BodyOf<typeof openEvidence>,
    { actor, now }: CommandMetadata,
  ): Promise<EvidenceView> {
    const found = await this.cases.require(caseId);
    const target = found.targets.find((one) => keyOf(one) === keyOf({ kind, id }));
    if (!target) throw nothing();
    if (kind === sealedKind) {
      if (claimedBy(found, now) !== actor.id) throw claimFirst();
      if (!reason) throw unprocessable('REASON_NEEDED', { message: 'Say why you open this message.' });
    }
    return this.viewOf(target, actor.id, now);
  }

  /** What is left of one thing, for a reader who may see it.
   *  errors  TARGET_NOT_FOUND (not-found) */
  async viewOf(target: Target, readerId: string, now: string): Promise<EvidenceView> {
    const { kind, id } = target;
    const type = this.contents.typeOf(kind);
    const reported = await this.contents.evidenceOf(target);
    if (!type || !reported) throw nothing();
    const version = await this.contents.versionOf(target);
    const standing = await this.contents.standingOf(target);
    const today = standing === 'gone' ? undefined : await this.contents.evidenceOf({ kind, id, version });
    const { isErased } = reported;
    const changes = isErased ? [] : changesBetween(reported, today);
    const state = stateOfTarget({ isErased, standing, isChanged: changes.length > 0 });
    const view = await this.#reported(type, target, reported, { readerId, now });
    return { reported: view, changes: [...changes], state };
  }

  async #reported(
    type: ContentType,
    { id, version }: Target,
    { title, text, fields, photos, around, isErased }: Evidence,
    { readerId, now }: { readonly readerId: string; readonly now: string },
  ): Promise<EvidenceView['reported']> {
    const names = await this.names.namesFor(
      readerId,
      around.map(({ authorId }) => authorId),
    );
    const history = await this.eventStore.read(type.events, type.streamId?.(id) ?? id);
    const at = history.findLast((event) => event.version <= version)?.recordedAt ?? now;
    return {
      at,
      version,
      title,
      text,
      fields: [...fields],
      photos: photos.flatMap((photo) => {
        const path = type.photos?.pathOf?.(photo, id);
        return path ? [{ id: photo, href: signUrl(this.secret, path, now) }] : [];
      }),
      around: around.map(({ authorId, at: sentAt, text: words, isBefore }) => ({
        by: { id: authorId, name: names.get(authorId) ?? null },
        at: sentAt,
        text: words,
        isBefore,
      })),
      isErased,
    };
  }
}

/** Nobody sees a message of others before they open it for a case that they have claimed. */
export const sealedKind = 'message';

const nothing = () =>
  notFound('TARGET_NOT_FOUND', { message: 'This is not part of the case, or nothing is left of it.' });

const claimFirst = () =>
  conflict('CLAIM_FIRST', { message: 'Claim the case first. Only whoever handles it opens messages.' });
