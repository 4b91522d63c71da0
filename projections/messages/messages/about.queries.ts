import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import type { AboutView } from '../../../modules/messages/messages.contract.js';
import type { About, AboutContent } from '../../../modules/messages/thread/thread.events.js';
import { gatheringAbout } from './gathering-about.js';
import { listingThen } from './listing-snapshot.js';
import type { Means } from './threads.queries.js';

/** What a thread is about, as one of its members sees it. */
export async function aboutFor(means: Means, about: About, readerId: string): Promise<AboutView> {
  if (!about) return { kind: 'member' };
  const shown = await cards.get(about.kind)?.(means, about, readerId);
  return shown ?? contentAbout(means, about, readerId);
}

/** Kinds for which a thread shows more than title and link. Others need no entry here. */
const cards: ReadonlyMap<string, Card> = new Map<string, Card>([
  [
    'listing',
    async ({ eventStore, showPhoto }, { id, version }, readerId) =>
      listingThen(id, await eventStore.read(listingEvents, id), version ?? 1, readerId, showPhoto),
  ],
  [
    'gathering',
    async ({ eventStore }, { id }, readerId) =>
      (await gatheringAbout(eventStore, id, readerId)) ?? { kind: 'member' },
  ],
]);

type Card = (means: Means, about: AboutContent, readerId: string) => Promise<AboutView>;

async function contentAbout(
  { contents }: Means,
  { kind, id, ownerId }: AboutContent,
  readerId: string,
): Promise<AboutView> {
  const content = { kind, id };
  return {
    kind: 'content',
    content,
    name: contents.typeOf(kind)?.name.one ?? '',
    isMine: ownerId === readerId,
    title: await contents.titleOf(content),
    href: contents.hrefOf(content) ?? null,
  };
}
