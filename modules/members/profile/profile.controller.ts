import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { signUrl } from '../../kernel/encryption/signed-url.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { areaOfZip } from '../../places/gazetteer.shared.js';
import {
  changePicture,
  changeProfile,
  getMyProfile,
  type MyProfile,
  pictureView,
  removePicture,
} from './profile.contract.js';
import { profileDecider } from './profile.decider.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(ProfileService) private readonly profiles: ProfileService,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(getMyProfile)
  async mine(@Input() { meta }: RouteInput<typeof getMyProfile>): Promise<MyProfile> {
    const { profile, picture, version } = await this.profiles.of(meta.actor.id);
    const { home, ...shown } = profile;
    return {
      ...shown,
      homeZip: home?.zip ?? null,
      homeArea: home?.area ?? null,
      picture: picture && pictureView(picture.id, this.#signedAt(meta.now)),
      version,
    };
  }

  @Route(changeProfile)
  change(@Input() { body, meta }: RouteInput<typeof changeProfile>): Promise<Receipt> {
    const { homeZip, madeFrom, ...profile } = body;
    const home = homeZip === null ? null : { zip: homeZip, area: areaOfZip(homeZip) };
    return this.profiles.change({ ...profile, home }, madeFrom, meta);
  }

  @Route(changePicture)
  async changePicture(
    @Input() { request, meta }: RouteInput<typeof changePicture>,
  ): Promise<ResponseOf<typeof changePicture>> {
    const { receipt, picture } = await this.profiles.changePicture(uploadOf(request), meta);
    return { ...receipt, picture: pictureView(picture.id, this.#signedAt(meta.now)) };
  }

  @Route(removePicture)
  removePicture(@Input() { meta }: RouteInput<typeof removePicture>): Promise<Receipt> {
    const command = { type: 'ChangePicture', picture: null, meta } as const;
    return dispatch(this.bus, profileDecider, meta.actor.id, command);
  }

  #signedAt(now: string): (path: string) => string {
    return (path) => signUrl(this.secret, path, now);
  }
}
