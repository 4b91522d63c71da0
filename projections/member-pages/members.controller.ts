import { Controller, Inject } from '@nestjs/common';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, SECRET, STOREFRONTS } from '../../modules/kernel/config/tokens.js';
import { sealedAddress } from '../../modules/kernel/encryption/signed-url.js';
import type { AnswerOf } from '../../modules/kernel/http/contract.js';
import { type Call, Called, Serves } from '../../modules/kernel/http/route.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import type { Storefronts } from '../../modules/marketplace/storefronts.ports.js';
import { listBlocked } from '../../modules/members/blocks/blocks.contract.js';
import {
  getGuardianship,
  listWaitingLinks,
  type MyGuardianship,
} from '../../modules/members/guardians/guardians.contract.js';
import { getMember, type MemberPage, pictureView } from '../../modules/members/profile/profile.contract.js';
import { listLifetimeProposals } from '../../modules/memberships/memberships.contract.js';
import { waitingProposals } from './grants.queries.js';
import { guardianshipOf, waitingLinks } from './guardians.queries.js';
import { blockedBy, memberPage } from './members.queries.js';

@Controller()
export class MembersPagesController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'GUARDIAN_CHECK_URL'>,
    @Inject(SECRET) private readonly secret: string,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  @Serves(getMember)
  async member(@Called() { params, actor, meta }: Call<typeof getMember>): Promise<MemberPage> {
    const { pictureId, ...page } = await memberPage(this.db, this.storefronts, params.handle, actor);
    const sealed = (path: string) => sealedAddress(this.secret, path, meta.now);
    return { ...page, picture: pictureId === null ? null : pictureView(pictureId, sealed) };
  }

  @Serves(listBlocked)
  blocked(@Called() { meta }: Call<typeof listBlocked>): Promise<AnswerOf<typeof listBlocked>> {
    return blockedBy(this.db, meta.actor.id);
  }

  @Serves(getGuardianship)
  guardianship(@Called() { meta }: Call<typeof getGuardianship>): Promise<MyGuardianship> {
    return guardianshipOf(this.db, meta.actor.id);
  }

  @Serves(listWaitingLinks)
  waiting(): Promise<AnswerOf<typeof listWaitingLinks>> {
    return waitingLinks(this.db, this.environment.GUARDIAN_CHECK_URL !== undefined);
  }

  @Serves(listLifetimeProposals)
  async proposals(
    @Called() { meta }: Call<typeof listLifetimeProposals>,
  ): Promise<AnswerOf<typeof listLifetimeProposals>> {
    return { proposals: await waitingProposals(this.db, meta.actor) };
  }
}
