import { Controller, Inject } from '@nestjs/common';
import { SUSPENSIONS, type Suspensions } from '../../../modules/identity/suspensions.ports.js';
import type { Environment } from '../../../modules/kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import { signUrl } from '../../../modules/kernel/encryption/signed-url.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { listBlocked } from '../../../modules/members/blocks/blocks.contract.js';
import {
  getGuardianship,
  listPendingGuardians,
  type MyGuardianship,
} from '../../../modules/members/guardians/guardians.contract.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import {
  getMember,
  type MemberPage,
  pictureView,
} from '../../../modules/members/profile/profile.contract.js';
import {
  type FoundMember,
  findMembers,
  getFoundMember,
} from '../../../modules/members/staff/found-members.contract.js';
import { listLifetimeProposals } from '../../../modules/memberships/memberships.contract.js';
import { type FoundRow, foundMember, membersLike } from './found-members.queries.js';
import { waitingProposals } from './grants.queries.js';
import { guardianshipOf, waitingLinks } from './guardians.queries.js';
import { blockedBy, memberPage } from './member-pages.queries.js';

@Controller()
export class MembersPagesController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'GUARDIAN_CHECK_URL'>,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(SUSPENSIONS) private readonly suspensions: Suspensions,
  ) {}

  @Route(getMember)
  async member(@Input() { params, actor, meta }: RouteInput<typeof getMember>): Promise<MemberPage> {
    const { pictureId, ...page } = await memberPage(this.db, this.storefronts, params.handle, actor);
    const sealed = (path: string) => signUrl(this.secret, path, meta.now);
    return {
      ...page,
      picture: pictureId === null ? null : pictureView(pictureId, sealed),
      whyNotWrite: actor ? await this.relations.whyNotWrite(actor.id, page.id) : null,
    };
  }

  @Route(findMembers)
  async found(@Input() { query }: RouteInput<typeof findMembers>): Promise<ResponseOf<typeof findMembers>> {
    return { members: await this.#withStanding(await membersLike(this.db, query.search)) };
  }

  @Route(getFoundMember)
  async forStaff(@Input() { params }: RouteInput<typeof getFoundMember>): Promise<FoundMember> {
    const row = await foundMember(this.db, params.id);
    const [member] = await this.#withStanding([row]);
    return member ?? { ...row, isSuspended: false };
  }

  @Route(listBlocked)
  blocked(@Input() { meta }: RouteInput<typeof listBlocked>): Promise<ResponseOf<typeof listBlocked>> {
    return blockedBy(this.db, meta.actor.id);
  }

  @Route(getGuardianship)
  guardianship(@Input() { meta }: RouteInput<typeof getGuardianship>): Promise<MyGuardianship> {
    return guardianshipOf(this.db, meta.actor.id);
  }

  @Route(listPendingGuardians)
  waiting(): Promise<ResponseOf<typeof listPendingGuardians>> {
    return waitingLinks(this.db, this.environment.GUARDIAN_CHECK_URL !== undefined);
  }

  @Route(listLifetimeProposals)
  async proposals(
    @Input() { meta }: RouteInput<typeof listLifetimeProposals>,
  ): Promise<ResponseOf<typeof listLifetimeProposals>> {
    return { proposals: await waitingProposals(this.db, meta.actor) };
  }

  async #withStanding(rows: readonly FoundRow[]): Promise<FoundMember[]> {
    const suspended = await this.suspensions.statusOf(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, isSuspended: suspended.has(row.id) }));
  }
}
