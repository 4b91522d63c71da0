import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import type { AboutView } from '../../../modules/messages/messages.contract.js';
import type { About, AboutContent } from '../../../modules/messages/thread/thread.events.js';
import { gatheringAbout } from './gathering-about.js';
import { listingSnapshot } from './listing-snapshot.js';
import type { Deps } from './threads.queries.js';

/** What a thread is about, as one of its members sees it. */
export async function aboutFor(deps: Deps, about: About, readerId: string): Promise<AboutView> {
  if (!about) return { kind: 'member' };
  const shown = await cards.get(about.kind)?.(deps, about, readerId);
  return shown ?? contentAbout(deps, about, readerId);
}

/** Kinds for which a thread shows more than title and link. Others need no entry here. */
const cards: ReadonlyMap<string, Card> = new Map<string, Card>([
  [
    'listing',
    async ({ eventStore, showPhoto }, { id, version }, readerId) =>
      listingSnapshot(id, await eventStore.read(listingEvents, id), version ?? 1, readerId, showPhoto),
  ],
  [
    'gathering',
    async ({ eventStore }, { id }, readerId) =>
      (await gatheringAbout(eventStore, id, readerId)) ?? { kind: 'member' },
  ],
]);

type Card = (deps: Deps, about: AboutContent, readerId: string) => Promise<AboutView>;

/** Title and link of content, as its read model shows it now: neither for content that is gone. */
async function contentAbout(
  { contents }: Deps,
  { kind, id, ownerId }: AboutContent,
  readerId: string,
): Promise<AboutView> {
  const content = { kind, id };
  const title = (await contents.titlesOf([content]))(content);
  return {
    kind: 'content',
    content,
    name: contents.typeOf(kind)?.name.one ?? '',
    isMine: ownerId === readerId,
    title,
    href: title === null ? null : (contents.hrefOf(content) ?? null),
  };
}
