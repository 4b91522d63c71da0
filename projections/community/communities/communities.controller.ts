import { Controller, Inject } from '@nestjs/common';
import {
  type CommunityCard,
  getCommunity,
  getInvitation,
  listCommunities,
  listMyCommunities,
} from '../../../modules/community/community/community.contract.js';
import { communityState } from '../../../modules/community/community/community.state.js';
import { linkOpenedBy } from '../../../modules/community/community/invitation-secrets.shared.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { GATHERINGS, type Gatherings } from '../../../modules/events/gatherings.ports.js';
import { conflict, DomainError } from '../../../modules/kernel/decider/errors.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { profileState } from '../../../modules/members/profile/profile.state.js';
import { findPlace } from '../../../modules/places/gazetteer.shared.js';
import { becauseOf } from './because.js';
import { CommunitiesReader } from './communities.reader.js';
import { communityView } from './community-view.queries.js';
import { communitiesOf, findCommunities, suggestionsFor } from './directory.queries.js';

/** The directory of communities, and the page of one. */
@Controller()
export class CommunitiesReadController {
  constructor(
    @Inject(CommunitiesReader) private readonly reader: CommunitiesReader,
    @Inject(GATHERINGS) private readonly gatherings: Gatherings,
  ) {}

  @Route(listCommunities)
  async list(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof listCommunities>,
  ): Promise<ResponseOf<typeof listCommunities>> {
    const reader = await this.reader.of({ actor, now });
    const { rows, next } = await findCommunities(this.reader.db, query, reader);
    return { communities: await this.reader.cards(rows, reader), next };
  }

  @Route(listMyCommunities)
  async mine(
    @Input() { actor, meta: { now } }: RouteInput<typeof listMyCommunities>,
  ): Promise<ResponseOf<typeof listMyCommunities>> {
    const [reader, { profile }] = await Promise.all([
      this.reader.of({ actor, now }),
      loadState(this.reader.eventStore, profileState, actor?.id ?? ''),
    ]);
    const garage = profile?.garage ?? [];
    const home = profile?.home ? placeOf(profile.home.zip) : undefined;
    const makes = garage.map(({ make }) => vehicleKey({ make }));
    const [mine, suggested] = await Promise.all([
      communitiesOf(this.reader.db, reader),
      suggestionsFor(this.reader.db, makes, home, reader),
    ]);
    const cards = await this.reader.cards([...mine, ...suggested], reader);
    return {
      mine: mine.flatMap((row, at) => {
        const card = cards[at];
        return card ? [{ ...card, requests: decides(card) ? row.requests : 0 }] : [];
      }),
      suggested: suggested.flatMap((row, at) => {
        const card = cards[mine.length + at];
        return card ? [{ ...card, because: becauseOf(row, { garage }) }] : [];
      }),
    };
  }

  @Route(getCommunity)
  async get(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof getCommunity>,
  ): Promise<ResponseOf<typeof getCommunity>> {
    const reader = await this.reader.of({ actor, now });
    const row = await this.reader.find(params.slug, reader);
    return communityView({ reader: this.reader, gatherings: this.gatherings }, row, reader, { actor, now });
  }

  @Route(getInvitation)
  async invitation(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof getInvitation>,
  ): Promise<CommunityCard> {
    const reader = await this.reader.of({ actor, now });
    const row = await this.reader.find(params.id, reader);
    const community = await loadState(this.reader.eventStore, communityState, row.id);
    const [card] = await this.reader.cards([row], reader);
    if (!card || community.status !== 'active' || !linkOpenedBy(community, query.secret, now))
      throw conflict('INVITATION_OVER', {
        message: 'This invitation has ended. Ask whoever sent it for a new one.',
      });
    return card;
  }
}

const decides = ({ standing }: Pick<CommunityCard, 'standing'>): boolean =>
  standing === 'owner' || standing === 'moderator';

/** undefined for a post office of the armed forces, which is on no map. */
function placeOf(zip: string): Place | undefined {
  try {
    return findPlace(zip);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
