import { Controller, Inject } from '@nestjs/common';
import {
  getBuild,
  getCosts,
  listBuilds,
  listMyBuilds,
} from '../../../modules/builds/build/build-reads.contract.js';
import { restorableDays } from '../../../modules/builds/build/delete.rules.js';
import {
  COMMUNITIES_OF_READERS,
  type CommunitiesOfReaders,
} from '../../../modules/community/community/communities.ports.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { readerOf } from './audience.js';
import { cardsOfBuilds } from './build-cards.js';
import { buildView } from './build-view.queries.js';
import { costsOf } from './costs.queries.js';
import { buildsOfReader, findBuilds } from './directory.queries.js';
import { BuildReads } from './reads.js';

/** Builds in lists, and the page of one. Fixed paths come before those with an id. */
@Controller()
export class BuildsReadController {
  constructor(
    @Inject(BuildReads) private readonly reads: BuildReads,
    @Inject(COMMUNITIES_OF_READERS) private readonly communities: CommunitiesOfReaders,
  ) {}

  @Route(listMyBuilds)
  async mine(
    @Input() { actor, meta: { now } }: RouteInput<typeof listMyBuilds>,
  ): Promise<ResponseOf<typeof listMyBuilds>> {
    const viewer = { actor, now };
    const found = await buildsOfReader(this.reads.db, readerOf(viewer), plusDays(now, -restorableDays));
    const [builds, deleted, invited, offered] = await Promise.all(
      [found.builds, found.deleted, found.invited, found.offered].map((rows) =>
        cardsOfBuilds(this.reads, rows, viewer),
      ),
    );
    return { builds: builds ?? [], deleted: deleted ?? [], invited: invited ?? [], offered: offered ?? [] };
  }

  @Route(listBuilds)
  async list(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof listBuilds>,
  ): Promise<ResponseOf<typeof listBuilds>> {
    const viewer = { actor, now };
    const { rows, makes, ...found } = await findBuilds(this.reads.db, query, readerOf(viewer));
    return { builds: await cardsOfBuilds(this.reads, rows, viewer), makes: [...makes], ...found };
  }

  @Route(getBuild)
  build(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof getBuild>,
  ): Promise<ResponseOf<typeof getBuild>> {
    return buildView(this.reads, this.communities, params.id, { actor, now });
  }

  @Route(getCosts)
  costs(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof getCosts>,
  ): Promise<ResponseOf<typeof getCosts>> {
    return costsOf(this.reads, params.id, { actor, now });
  }
}
