import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../../kernel/decider/handle-command.js';
import { signUrl } from '../../kernel/encryption/signed-url.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { PHOTOS, type Photos } from '../../marketplace/photos/photos.ports.js';
import { PLACES, type Places } from '../../marketplace/places/places.ports.js';
import { Handles } from './handles.js';
import {
  changePicture,
  changeProfile,
  getMyProfile,
  type MyProfile,
  pictureView,
  removePicture,
} from './profile.contract.js';
import { type ProfileCommand, profileDecider } from './profile.decider.js';
import { type Profile, profileEvents, usualShown } from './profile.events.js';
import { profileState } from './profile.state.js';

/** A member's own profile, read from the log itself. */
@Controller()
export class ProfileController {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Handles) private readonly handles: Handles,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PLACES) private readonly places: Places,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(getMyProfile)
  async mine(@Input() { meta }: RouteInput<typeof getMyProfile>): Promise<MyProfile> {
    const { id } = meta.actor;
    const { profile, picture } = await loadState(this.eventStore, profileState, id);
    const { home, ...told } =
      profile ?? unwritten(mustBeRegistered(await loadState(this.eventStore, memberState, id)).name);
    return {
      ...told,
      homeZip: home?.zip ?? null,
      homeArea: home?.area ?? null,
      picture: picture && pictureView(picture.id, this.#sealedAt(meta.now)),
    };
  }

  @Route(changeProfile)
  async change(@Input() { body, meta }: RouteInput<typeof changeProfile>): Promise<Receipt> {
    const { homeZip, ...told } = body;
    const home = homeZip === null ? null : { zip: homeZip, area: this.places.areaOf(homeZip) };
    const command = { type: 'ChangeProfile', profile: { ...told, home }, meta } as const;
    const record = () => this.#order(command);
    return (await this.#isToRecord(command))
      ? this.handles.take(meta.actor.id, told.handle, record)
      : record();
  }

  @Route(changePicture)
  async changePicture(
    @Input() { request, meta }: RouteInput<typeof changePicture>,
  ): Promise<ResponseOf<typeof changePicture>> {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const before = findPreviousResult(await this.eventStore.read(profileEvents, meta.actor.id), meta);
    const known = before?.type === 'PictureChanged' ? before.data.picture : null;
    const picture = known ?? (await this.photos.store(bytes, `${meta.actor.id} ${meta.commandId}`));
    const receipt = await this.#order({ type: 'ChangePicture', picture, meta }).catch(
      async (error: unknown) => {
        if (error instanceof DomainError) await this.photos.remove(picture.id);
        throw error;
      },
    );
    return { ...receipt, picture: pictureView(picture.id, this.#sealedAt(meta.now)) };
  }

  @Route(removePicture)
  removePicture(@Input() { meta }: RouteInput<typeof removePicture>): Promise<Receipt> {
    return this.#order({ type: 'ChangePicture', picture: null, meta });
  }

  /** Refuse before a handle is taken; an order that was recorded before takes none. */
  async #isToRecord(command: ProfileCommand): Promise<boolean> {
    const history = await this.eventStore.read(profileEvents, command.meta.actor.id);
    if (findPreviousResult(history, command.meta)) return false;
    profileDecider.decide(command, foldEvents(profileState, history));
    return true;
  }

  #sealedAt(now: string): (path: string) => string {
    return (path) => signUrl(this.secret, path, now);
  }

  #order(command: ProfileCommand & { readonly meta: CommandMetadata }): Promise<Receipt> {
    return dispatch(this.bus, profileDecider, command.meta.actor.id, command);
  }
}

/** What a member who never wrote a profile begins with: others see the whole name that was given at sign-up. */
function unwritten(name: string): Profile {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const lastName = rest.join(' ') || null;
  return {
    firstName,
    lastName,
    handle: null,
    bio: '',
    home: null,
    garage: [],
    shown: { ...usualShown, lastName: lastName !== null },
  };
}
