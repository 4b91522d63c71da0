import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError, forbidden } from '../../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Content } from '../../kernel/files/content.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import type { PhotoView } from '../../media/photo.schemas.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { PHOTOS, type Photos, PRIVATE_PHOTOS, type ShowPhoto } from '../../media/photos.ports.js';
import { guardianshipState, isKnownAdult } from '../../members/guardians/guardianship.state.js';
import { findPlace } from '../../places/gazetteer.shared.js';
import { joinAsFounder } from '../membership/join-as-founder.js';
import { findableCommunity } from './access.shared.js';
import { mustOwn } from './authority.rules.js';
import type { CommunityBody, changeCommunity } from './community.contract.js';
import { communityDecider } from './community.decider.js';
import { type CommunityWords, communityEvents } from './community.events.js';
import { idOfCommunity, slugsOf } from './community-ids.shared.js';
import { communityLimits } from './community-limits.rules.js';

/** What an owner makes of a community.
 *  source  README, Communities */
@Injectable()
export class Communities {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** Found a community, whose owner is its first member. If the process ends between the two, `keep-owners` makes them one.
   *  errors  those of the contract foundCommunity */
  async found(body: CommunityBody, meta: CommandMetadata): Promise<Receipt & { readonly slug: string }> {
    const words = await this.#wordsOf(body, meta);
    const counting = { action: communityLimits.found, subject: meta.commandId };
    return this.limits.within(counting, meta, async () => {
      const { slug, receipt } = await this.#foundUnder(
        slugsOf(words.name, words.kind, meta.commandId),
        words,
        meta,
      );
      const { position } = await joinAsFounder(this.bus, receipt.id, meta);
      return { ...receipt, position, slug };
    });
  }

  /** errors  those of the contract changeCommunity */
  async change(
    id: string,
    { madeFrom: version, ...body }: BodyOf<typeof changeCommunity>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    mustOwn(await findableCommunity(this, id, meta), meta);
    const command = { type: 'ChangeCommunity', words: await this.#wordsOf(body, meta), meta } as const;
    const madeFrom = { version, changedBy: ['CommunityChanged'] } as const;
    return dispatch(this.bus, communityDecider, id, command, { madeFrom });
  }

  /** Store a cover before it is recorded; a refused one is deleted. `delete-covers` deletes the one before.
   *  errors  those of the contract addCover */
  async changeCover(
    id: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photo: PhotoView }> {
    mustOwn(await findableCommunity(this, id, meta), meta);
    const before = findPreviousResult(await this.eventStore.read(communityEvents, id), meta);
    const known = before?.type === 'CommunityCoverChanged' ? before.data.cover : null;
    const cover = known ?? (await this.photos.add(content, `${id} ${meta.commandId}`));
    const command = { type: 'ChangeCover', cover, meta } as const;
    const receipt = await dispatch(this.bus, communityDecider, id, command).catch(async (error: unknown) => {
      if (error instanceof DomainError) await removePhotoSizes(this.blobs, cover.id);
      throw error;
    });
    return { ...receipt, photo: this.showPhoto(cover) };
  }

  /** The first slug that is free, or that this founding got before. */
  async #foundUnder(
    slugs: readonly string[],
    words: CommunityWords,
    meta: CommandMetadata,
  ): Promise<{ readonly slug: string; readonly receipt: Receipt }> {
    for (const slug of slugs) {
      const id = idOfCommunity(slug);
      const history = await this.eventStore.read(communityEvents, id);
      if (history.length > 0 && !findPreviousResult(history, meta)) continue;
      const command = { type: 'FoundCommunity', words, slug, meta } as const;
      const receipt = await dispatch(this.bus, communityDecider, id, command).catch(goOnWhenTaken);
      if (receipt) return { slug, receipt };
    }
    throw new Error('Each slug is taken, also the one that is nobody else’s.');
  }

  /** errors  PLACE_NOT_FOUND, PLACE_NOT_ON_MAP (unprocessable), ADULTS_ONLY (forbidden) when the caller is not known to be an adult */
  async #wordsOf({ zip, ...words }: CommunityBody, { actor, now }: CommandMetadata): Promise<CommunityWords> {
    if (words.isAdultsOnly) {
      const age = await loadState(this.eventStore, guardianshipState, actor.id);
      if (!isKnownAdult(age, now)) throw adultsOnly();
    }
    return { ...words, place: zip === null ? null : { zip, ...findPlace(zip) } };
  }
}

/** Somebody else founded a community under this slug a moment ago. */
function goOnWhenTaken(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'SLUG_TAKEN')) throw error;
}

const adultsOnly = () =>
  forbidden('ADULTS_ONLY', {
    message: 'Only somebody who is known to be 18 can run a community for adults. See your account page.',
    fields: [{ path: 'isAdultsOnly', message: 'Your account does not say that you are 18.' }],
  });
