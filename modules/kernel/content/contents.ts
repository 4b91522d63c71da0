import type { RecordedEvent } from '../event-store/events.js';
import type { ContentCard } from './card.js';
import type { CardViewer, ContentDeps, ContentRef, ContentType, PhotoFiles, Viewer } from './content.js';
import type { Asked } from './discussion.js';
import type { Evidence, Standing } from './evidence.js';

/** The kinds of content of a process, from its manifests.
 *  source  ADR 0065 */
export interface Contents {
  readonly types: readonly ContentType[];
  typeOf(kind: string): ContentType | undefined;
  /** The current titles of these, with one query for each kind; null for content that is gone or has no title, '' among them. */
  titlesOf(refs: readonly ContentRef[]): Promise<(ref: ContentRef) => string | null>;
  /** The current title of one, from the log, which is never behind. */
  titleOf(ref: ContentRef): Promise<string | null>;
  /** The beginnings of these, as a viewer may read them now; undefined for what the viewer may not read, and what is gone. */
  firstLinesOf(refs: readonly ContentRef[], viewer: Viewer): Promise<(ref: ContentRef) => string | undefined>;
  /** Where it is shown; undefined when it has no page. */
  hrefOf(ref: ContentRef): string | undefined;
  /** The same, or the page of what it belongs to. */
  pageOf(ref: ContentRef): Promise<string | undefined>;
  /** Whether a viewer may see it: its owner may, others as its kind says. */
  isSeenBy(ref: ContentRef, viewer: Viewer): Promise<boolean>;
  /** The cards of these as a viewer sees them now, with one query for each kind; undefined for what the viewer may not see, and what is gone. */
  cardsOf(
    refs: readonly ContentRef[],
    viewer: CardViewer,
  ): Promise<(ref: ContentRef) => ContentCard | undefined>;
  /** The card of content that the viewer may share now; undefined of any other. */
  cardToShare(ref: ContentRef, viewer: CardViewer): Promise<ContentCard | undefined>;
  /** Content as a thread about it stores it; undefined when it cannot be talked about, or is hidden from the viewer.
   *  errors  those of the kind (not-found) when nobody may ask about it now */
  askAbout(ref: ContentRef, viewer: Viewer): Promise<(ContentRef & Asked) | undefined>;
  /** Content as a report or a case pins it: its id, whatever address the page knows it by, its owner and the current version of its stream.
   *  undefined when its kind cannot be reported, or the viewer does not see it. */
  toReport(ref: ContentRef, viewer: Viewer): Promise<Reportable | undefined>;
  /** What a reader saw of it at that version; undefined for a kind that cannot be reported.
   *  source  ADR 0077 */
  evidenceOf(target: PinnedRef): Promise<Evidence | undefined>;
  /** The current version of its stream; 0 when there is none. */
  versionOf(ref: ContentRef): Promise<number>;
  /** What became of it; undefined for a kind that cannot be reported. */
  standingOf(ref: ContentRef): Promise<Standing | undefined>;
  /** Whether the files that it no longer shows stay for now: a case about it is open, or what was decided can still be appealed. An erasure deletes
   *  them all the same. */
  isKept(ref: ContentRef): Promise<boolean>;
  /** Every photo that a member ever added to anything, each once, but those that their module keeps. */
  photosOf(memberId: string): Promise<readonly KeptPhoto[]>;
  /** The photos that guests see on it now. */
  publicPhotosOf(ref: ContentRef, now: string): Promise<readonly string[]>;
  /** The photos among these that somebody else shows. */
  shownByOthers(memberId: string, photoIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Content as it was at a version of its stream. */
export interface PinnedRef extends ContentRef {
  readonly version: number;
}

export interface Reportable extends PinnedRef {
  readonly ownerId: string;
  /** The community in which it is; null outside of communities. */
  readonly communityId: string | null;
}

/** A photo, and where its files are. */
export interface KeptPhoto {
  readonly id: string;
  readonly files: PhotoFiles;
}

/** Whether a module needs the files that a piece of content no longer shows. */
export type KeepsFiles = (deps: ContentDeps, ref: ContentRef) => Promise<boolean>;

export function openContents(
  types: readonly ContentType[],
  deps: ContentDeps,
  keepers: readonly KeepsFiles[] = [],
): Contents {
  const byKind = new Map(types.map((type) => [type.kind, type]));
  if (byKind.size < types.length) throw new Error('Two kinds of content have the same word.');
  if (byKind.get('member')?.discussion)
    throw new Error(
      'The kind of content `member` cannot be talked about, because the word means the members themselves in the ids of threads.',
    );
  return {
    types,
    typeOf: (kind) => byKind.get(kind),
    titlesOf: async (refs) => {
      const titles = await ofEachKind(types, refs, (type, ids) => titlesOfKind(type, deps, ids));
      return (ref) => titles(ref) || null;
    },
    titleOf: async ({ kind, id }) => {
      const type = byKind.get(kind);
      return type?.titleIn((await historyOf(type, deps, id)).events) || null;
    },
    firstLinesOf: (refs, viewer) =>
      ofEachKind(types, refs, (type, ids) => firstLinesOfKind(type, deps, ids, viewer)),
    hrefOf: ({ kind, id }) => byKind.get(kind)?.link?.href(id),
    pageOf: async ({ kind, id }) => {
      const type = byKind.get(kind);
      return type?.link?.href(id) ?? (await type?.shownOn?.(deps, id)) ?? undefined;
    },
    isSeenBy: (ref, viewer) => isSeenBy(byKind.get(ref.kind), deps, ref.id, viewer),
    cardsOf: (refs, viewer) => ofEachKind(types, refs, (type, ids) => cardsOfKind(type, deps, ids, viewer)),
    cardToShare: async ({ kind, id }, viewer) => {
      const type = byKind.get(kind);
      if (!type?.canBe?.includes('shared') || !(await isSeenBy(type, deps, id, viewer))) return undefined;
      const card = (await cardsOfKind(type, deps, [id], viewer)).get(id);
      return card?.isShareable ? card : undefined;
    },
    askAbout: async ({ kind, id }, viewer) => {
      const type = byKind.get(kind);
      if (!type?.discussion) return undefined;
      if (type.discussion.isForViewers && !(await isSeenBy(type, deps, id, viewer))) return undefined;
      const { events, version } = await historyOf(type, deps, id);
      type.discussion.checkIn(events, viewer.now);
      const ownerId = type.ownerIn(events, id);
      if (ownerId === undefined) return undefined;
      return { kind, id, version, ownerId, ownerSide: type.discussion.ownerSideIn(events) };
    },
    toReport: async (ref, viewer) => toReport(byKind.get(ref.kind), deps, ref.id, viewer),
    evidenceOf: async ({ kind, id, version }) => byKind.get(kind)?.evidence?.(deps, { id, version }),
    versionOf: async ({ kind, id }) => {
      const type = byKind.get(kind);
      return type ? (await historyOf(type, deps, id)).version : 0;
    },
    standingOf: async ({ kind, id }) => {
      const type = byKind.get(kind);
      return type?.standingIn?.((await historyOf(type, deps, id)).events, id);
    },
    isKept: async (ref) => (await Promise.all(keepers.map((keeps) => keeps(deps, ref)))).includes(true),
    photosOf: async (memberId) => {
      const photos = new Map<string, KeptPhoto>();
      for (const type of types)
        for (const photo of await photosOfKind(type, deps, memberId))
          photos.set(photo.files.largest(photo.id), photo);
      return [...photos.values()];
    },
    publicPhotosOf: async ({ kind, id }, now) =>
      (await byKind.get(kind)?.photos?.publicOf?.(deps, id, now)) ?? [],
    shownByOthers: async (memberId, photoIds) =>
      new Set(
        (
          await Promise.all(
            types.map(({ photos }) => photos?.shownByOthers?.(deps, memberId, photoIds) ?? []),
          )
        ).flat(),
      ),
  };
}

/** Something of each of these, asked of each kind once, and of each thing once. */
async function ofEachKind<Found>(
  types: readonly ContentType[],
  refs: readonly ContentRef[],
  ask: (type: ContentType, ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<(ref: ContentRef) => Found | undefined> {
  const asked = await Promise.all(
    types.map(async (type) => {
      const ids = new Set(refs.flatMap(({ kind, id }) => (kind === type.kind ? [id] : [])));
      return [type.kind, ids.size ? await ask(type, [...ids]) : undefined] as const;
    }),
  );
  const found = new Map(asked);
  return ({ kind, id }) => found.get(kind)?.get(id);
}

async function cardsOfKind(
  { card }: ContentType,
  deps: ContentDeps,
  ids: readonly string[],
  viewer: CardViewer,
): Promise<ReadonlyMap<string, ContentCard>> {
  return card ? card(deps, ids, viewer) : new Map();
}

async function isSeenBy(
  type: ContentType | undefined,
  deps: ContentDeps,
  id: string,
  viewer: Viewer,
): Promise<boolean> {
  const owner = type?.ownerIn((await historyOf(type, deps, id)).events, id);
  if (!type || owner === undefined) return false;
  return owner === viewer.actor?.id || ((await type.seenBy?.(deps, [id], viewer)) ?? []).includes(id);
}

async function toReport(
  type: ContentType | undefined,
  deps: ContentDeps,
  address: string,
  viewer: Viewer,
): Promise<Reportable | undefined> {
  if (!type?.canBe?.includes('reported')) return undefined;
  const id = (await type.idAt?.(deps, address)) ?? address;
  const { events, version } = await historyOf(type, deps, id);
  const ownerId = type.ownerIn(events, id);
  if (ownerId === undefined || !(await isSeenBy(type, deps, id, viewer))) return undefined;
  return { kind: type.kind, id, version, ownerId, communityId: (await type.communityOf?.(deps, id)) ?? null };
}

/** All events of one piece of content, and the version of its stream. */
const historyOf = ({ events, streamId }: ContentType, { eventStore }: ContentDeps, id: string) =>
  eventStore.history(events, streamId?.(id) ?? id);

async function titlesOfKind(
  type: ContentType,
  deps: ContentDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (type.titlesOf) return type.titlesOf(deps, ids);
  const read = async (id: string) => [id, type.titleIn((await historyOf(type, deps, id)).events)] as const;
  return new Map(await Promise.all(ids.map(read)));
}

async function firstLinesOfKind(
  type: ContentType,
  deps: ContentDeps,
  ids: readonly string[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, string>> {
  if (type.firstLinesOf) return type.firstLinesOf(deps, ids, viewer);
  const seen = (await type.seenBy?.(deps, ids, viewer)) ?? [];
  const titles = await titlesOfKind(type, deps, seen);
  return new Map([...titles].flatMap(([id, title]) => (title === null ? [] : [[id, title] as const])));
}

/** Every photo that a member ever added to content of one kind, with one stream in memory at a time. */
export async function photosOfKind(
  { idsOf, events, photos }: ContentType,
  deps: ContentDeps,
  memberId: string,
): Promise<readonly KeptPhoto[]> {
  if (!photos || photos.files === 'of its module') return [];
  const ids = new Set<string>();
  for (const id of await idsOf(deps, memberId)) {
    const history: readonly RecordedEvent[] = await deps.eventStore.read(events, id);
    for (const photoId of photos.namedIn(history)) ids.add(photoId);
  }
  const { files } = photos;
  return [...ids].map((id) => ({ id, files }));
}
