import { Controller, Inject } from '@nestjs/common';
import { getFitSaid } from '../../../modules/builds/build/build-reads.contract.js';
import { itemState } from '../../../modules/inventory/item/item.state.js';
import { itemsOfListings } from '../../../modules/inventory/item-listings.shared.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { numbersOf } from '../../../modules/matching/match.rules.js';
import { fitSaid, type SeenBuild } from './fit-said.js';
import { namedBuilds } from './fit-said.queries.js';
import { BuildReads } from './reads.js';
import { buildsSeenBy } from './seen.queries.js';
import { type Witness, witnessesOf } from './witnesses.queries.js';

/** What builds say of a part.
 *  source  modules/builds/README.md, Witnesses of fit */
@Controller()
export class FitSaidController {
  constructor(@Inject(BuildReads) private readonly reads: BuildReads) {}

  @Route(getFitSaid)
  async fitted(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof getFitSaid>,
  ): Promise<ResponseOf<typeof getFitSaid>> {
    const viewer = { actor, now };
    const part = query.listingId
      ? await this.#ofListing(query.listingId, viewer)
      : query.itemId
        ? await this.#ofItem(query.itemId, viewer)
        : undefined;
    if (!part) return { said: [] };
    const said = (await witnessesOf(this.reads.db, part)).filter(({ authorId }) => authorId !== part.ownerId);
    return { said: fitSaid(said, await this.#seen(said, viewer)) };
  }

  async #ofListing(id: string, viewer: Viewer): Promise<Part | undefined> {
    if ((await this.reads.listingFor(id, viewer)) === null) return undefined;
    const [history, items] = await Promise.all([
      this.reads.eventStore.read(listingEvents, id),
      itemsOfListings(this.reads.db, [id]),
    ]);
    const written = history.filter(
      (event) => event.type === 'ListingDrafted' || event.type === 'ListingRevised',
    );
    const [drafted, content] = [written[0], written.at(-1)?.data];
    if (drafted?.type !== 'ListingDrafted' || !content) return undefined;
    return {
      ownerId: drafted.data.sellerId,
      listingId: id,
      itemIds: items.map(({ itemId }) => itemId),
      numbers: keysIn(content),
    };
  }

  async #ofItem(id: string, { actor }: Viewer): Promise<Part | undefined> {
    const { ownerId, active } = await loadState(this.reads.eventStore, itemState, id);
    if (!active || ownerId !== actor?.id) return undefined;
    return { ownerId, listingId: null, itemIds: [id], numbers: keysIn(active.content) };
  }

  /** Those of the builds that the reader sees, with their owners. */
  async #seen(said: readonly Witness[], viewer: Viewer): Promise<ReadonlyMap<string, SeenBuild>> {
    const ids = await buildsSeenBy(this.reads.db, [...new Set(said.map(({ buildId }) => buildId))], viewer);
    const builds = await namedBuilds(this.reads.db, ids);
    const owners = await this.reads.persons(
      [...builds.values()].map(({ ownerId }) => ownerId),
      viewer,
    );
    return new Map(
      [...builds.values()].flatMap(({ id, title, ownerId }) => {
        const owner = owners.get(ownerId);
        return owner ? [[id, { id, title, owner }] as const] : [];
      }),
    );
  }
}

interface Part {
  readonly ownerId: string;
  readonly listingId: string | null;
  readonly itemIds: readonly string[];
  readonly numbers: readonly string[];
}

const keysIn = (described: Parameters<typeof numbersOf>[0]): readonly string[] =>
  numbersOf(described).own.map(({ key }) => key);
