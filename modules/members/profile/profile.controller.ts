import { Controller, Inject } from '@nestjs/common';
import { SECRET } from '../../kernel/config/tokens.js';
import { type Meta, stateOf } from '../../kernel/decider/decider.js';
import { Refusal } from '../../kernel/decider/errors.js';
import { currentOf, decide, recordedBefore } from '../../kernel/decider/handle-command.js';
import { sealedAddress } from '../../kernel/encryption/signed-url.js';
import { Journal } from '../../kernel/event-store/domain-event-store.js';
import type { AnswerOf, Receipt } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { knownMember } from '../member/known-member.state.js';
import { PHOTOS, type Photos, PLACES, type Places } from '../members.ports.js';
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

/** A member's own profile, read from the log itself. */
@Controller()
export class ProfileController {
  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(Handles) private readonly handles: Handles,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PLACES) private readonly places: Places,
    @Inject(SECRET) private readonly secret: string,
  ) {}

  @Serves(getMyProfile)
  async mine(@Called() { meta }: Call<typeof getMyProfile>): Promise<MyProfile> {
    const { id } = meta.actor;
    const { profile, picture } = await currentOf(this.journal, profileEvents, profileDecider, id);
    const { home, ...told } = profile ?? unwritten((await knownMember(this.journal, id)).name);
    return {
      ...told,
      homeZip: home?.zip ?? null,
      homeArea: home?.area ?? null,
      picture: picture && pictureView(picture.id, this.#sealedAt(meta.now)),
    };
  }

  @Serves(changeProfile)
  async change(@Called() { body, meta }: Call<typeof changeProfile>): Promise<Receipt> {
    const { homeZip, ...told } = body;
    const home = homeZip === null ? null : { zip: homeZip, area: this.places.areaOf(homeZip) };
    const command = { type: 'ChangeProfile', profile: { ...told, home }, meta } as const;
    const record = () => this.#order(command);
    return (await this.#isToRecord(command))
      ? this.handles.take(meta.actor.id, told.handle, record)
      : record();
  }

  @Serves(changePicture)
  async changePicture(
    @Called() { request, meta }: Call<typeof changePicture>,
  ): Promise<AnswerOf<typeof changePicture>> {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const before = recordedBefore(await this.journal.read(profileEvents, meta.actor.id), meta);
    const known = before?.type === 'PictureChanged' ? before.data.picture : null;
    const picture = known ?? (await this.photos.store(bytes, `${meta.actor.id} ${meta.commandId}`));
    const receipt = await this.#order({ type: 'ChangePicture', picture, meta }).catch(
      async (error: unknown) => {
        if (error instanceof Refusal) await this.photos.remove(picture.id);
        throw error;
      },
    );
    return { ...receipt, picture: pictureView(picture.id, this.#sealedAt(meta.now)) };
  }

  @Serves(removePicture)
  removePicture(@Called() { meta }: Call<typeof removePicture>): Promise<Receipt> {
    return this.#order({ type: 'ChangePicture', picture: null, meta });
  }

  /** Refuse before a handle is taken; an order that was recorded before takes none. */
  async #isToRecord(command: ProfileCommand): Promise<boolean> {
    const history = await this.journal.read(profileEvents, command.meta.actor.id);
    if (recordedBefore(history, command.meta)) return false;
    profileDecider.decide(command, stateOf(profileDecider, history));
    return true;
  }

  #sealedAt(now: string): (path: string) => string {
    return (path) => sealedAddress(this.secret, path, now);
  }

  #order(command: ProfileCommand & { readonly meta: Meta }): Promise<Receipt> {
    return decide(this.journal, profileEvents, profileDecider, command.meta.actor.id, command);
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
