import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { membershipState, statusAt } from '../../community/membership/membership.state.js';
import { idOfMembership } from '../../community/membership/membership-ids.shared.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Content } from '../../kernel/files/content.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { PhotoView } from '../../media/photo.schemas.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../media/photos.ports.js';
import { PUT_INTO_GARAGE, type PutIntoGarage } from '../../members/garages.ports.js';
import { homePlace } from '../../members/home-place.shared.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { centsOf } from '../amounts.rules.js';
import { BuildPhotos } from '../build-photos.service.js';
import { BUILD_LOOKUP, type BuildLookup, TEMPLATES, type Templates } from '../builds.ports.js';
import type { BuildBody } from '../builds.schemas.js';
import type { changeAudience, changeBuild, startBuild } from './build.contract.js';
import { buildDecider } from './build.decider.js';
import { type BuildWords, buildEvents } from './build.events.js';
import { buildState } from './build.state.js';
import { openBuild } from './open-build.shared.js';
import { mustHaveRoomForBuild } from './room-for-build.js';

/** What its owner makes of a build, where that takes more than its own stream.
 *  source  README, Builds */
@Injectable()
export class Builds {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) readonly lookup: BuildLookup,
    @Inject(TEMPLATES) private readonly templates: Templates,
    @Inject(PUT_INTO_GARAGE) private readonly putIntoGarage: PutIntoGarage,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(BuildPhotos) private readonly photos: BuildPhotos,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
  ) {}

  /** Start a build; its car goes into the garage, and a template plans its tasks, where that is asked. Whatever a fault left out follows when it is sent again.
   *  errors  those of the contract startBuild */
  async start(
    { id, budget, inGarage, template, ...body }: BodyOf<typeof startBuild>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    if (template !== null) this.templates.mustExist(template);
    if ((await loadState(this.eventStore, buildState, id)).standing === 'none')
      await mustHaveRoomForBuild(this, meta);
    const words = wordsOf(body);
    const command = { type: 'StartBuild', words, budgetCents: centsOf(budget), meta } as const;
    const receipt = await dispatch(this.bus, buildDecider, id, command, { isNew: true });
    if (inGarage) await this.putIntoGarage(words.vehicle, step(meta, 'garage'));
    return template === null ? receipt : this.useTemplate(id, template, step(meta, 'template'));
  }

  /** errors  those of the contract changeBuild */
  async change(
    id: string,
    { madeFrom: version, ...body }: BodyOf<typeof changeBuild>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const madeFrom = { version, changedBy: ['BuildChanged'] } as const;
    const command = { type: 'ChangeBuild', words: wordsOf(body), meta } as const;
    return dispatch(this.bus, buildDecider, id, command, { madeFrom });
  }

  /** errors  those of the contract changeAudience */
  async changeAudience(
    id: string,
    { audience, communityId, costs, showArea }: BodyOf<typeof changeAudience>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { ownerId } = await openBuild(this, id, 'owns', meta);
    if (audience === 'community' && communityId !== null)
      for (const memberId of new Set([ownerId, meta.actor.id]))
        await this.#mustBeIn(communityId, memberId, meta);
    const { missingRequirement } = await this.relations.standingOf(ownerId);
    return dispatch(this.bus, buildDecider, id, {
      type: 'ChangeAudience',
      audience,
      communityId,
      costs,
      place: showArea ? await homePlace(this.eventStore, ownerId, meta.now) : null,
      isShowable: missingRequirement === null,
      meta,
    });
  }

  /** errors  those of the contract addBuildCover */
  async changeCover(
    id: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photo: PhotoView }> {
    await openBuild(this, id, 'owns', meta);
    const before = findPreviousResult(await this.eventStore.read(buildEvents, id), meta);
    const known = before?.type === 'CoverChanged' ? before.data.photo : null;
    const cover = known ?? (await this.photos.storeFor(id, content, meta));
    const receipt = await dispatch(this.bus, buildDecider, id, { type: 'ChangeCover', cover, meta });
    return { ...receipt, photo: this.showPhoto(cover) };
  }

  /** errors  those of the contract restoreBuild */
  async restore(id: string, meta: CommandMetadata): Promise<Receipt> {
    const history = await this.eventStore.read(buildEvents, id);
    const { standing } = foldEvents(buildState, history);
    if (standing === 'deleted') await mustHaveRoomForBuild(this, meta);
    const deletedAt = history.findLast(({ type }) => type === 'BuildDeleted')?.recordedAt ?? null;
    return dispatch(this.bus, buildDecider, id, { type: 'RestoreBuild', deletedAt, meta });
  }

  /** Plan the tasks of a template, and note on the build that it was used.
   *  errors  those of the contract useTemplate */
  async useTemplate(id: string, template: string, meta: CommandMetadata): Promise<Receipt> {
    await openBuild(this, id, 'helps', meta);
    const planned = await this.templates.use(id, template, meta);
    const noted = await dispatch(this.bus, buildDecider, id, { type: 'UseTemplate', template, meta });
    return { ...noted, position: Math.max(noted.position, planned.position) };
  }

  /** errors  COMMUNITY_NOT_FOUND (not-found) */
  async #mustBeIn(communityId: string, memberId: string, { now }: CommandMetadata): Promise<void> {
    const membership = await loadState(
      this.eventStore,
      membershipState,
      idOfMembership(communityId, memberId),
    );
    if (statusAt(membership, now) !== 'member')
      throw notFound('COMMUNITY_NOT_FOUND', {
        message: 'You are not in that community.',
        fields: [{ path: 'communityId', message: 'Choose a community that you are in.' }],
      });
  }
}

const wordsOf = ({ vehicle, about, goal, startedOn, targetOn }: BuildBody): BuildWords => ({
  vehicle,
  about,
  goal,
  startedOn,
  targetOn,
});

/** One more command that follows from a call, under an id of its own. */
const step = ({ actor, now, commandId }: CommandMetadata, name: string): CommandMetadata => ({
  actor,
  now,
  commandId: deterministicId(commandId, name),
});
