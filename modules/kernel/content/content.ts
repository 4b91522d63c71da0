import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../decider/command-bus.js';
import { type Actor, type CommandMetadata, type DomainEvent, foldEvents } from '../decider/decider.js';
import type { StreamDecider, StreamState } from '../decider/stream-decider.js';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import type { EventOf, RecordedEvent, StreamDefinition } from '../event-store/events.js';
import type { Receipt } from '../http/contract.js';
import type { Database } from '../postgres/database.js';
import type { ContentCard } from './card.js';
import { type DeclaredDiscussion, type Discussion, discussionOf } from './discussion.js';
import type { Evidence, Standing } from './evidence.js';

/** A kind of content: something that members make, in streams of its own. The registry of all kinds is `Contents`.
 *  A kind leaves out the members that do not apply to it.
 *  source  ADR 0065 */
export interface ContentType extends Declared {
  readonly events: StreamDefinition;
  /** The owner, by all events of its stream; undefined when it does not exist. */
  ownerIn(history: readonly RecordedEvent[], id: string): string | undefined;
  /** Its title; null without one. */
  titleIn(history: readonly RecordedEvent[]): string | null;
  readonly photos?: ContentPhotos;
  readonly discussion?: Discussion;
  /** What whoever handles a case about it sees: as it was at this version of its stream, whatever happened to it later. */
  readonly evidence?: (deps: ContentDeps, asked: VersionedRef) => Promise<Evidence>;
  /** What became of it, by all events of its stream. */
  readonly standingIn?: (history: readonly RecordedEvent[], id: string) => Standing;
}

/** The declaration of one kind in `<stream>.content.ts`. */
export interface ContentDeclaration<Events extends StreamDefinition, State> extends Declared {
  /** The owner, by the state of its stream; null or '' when it does not exist. */
  readonly owner: (state: State, id: string) => string | null;
  /** Its title, by its events; null when it was never made. */
  readonly title?: (history: readonly EventOf<Events>[]) => string | null;
  readonly photos?: DeclaredPhotos<Events, State>;
  /** How it is talked about in a thread. */
  readonly discussion?: DeclaredDiscussion<State>;
  /** What a reader saw of it, by its events up to a version. Needed where it can be reported.
   *  source  ADR 0077 */
  readonly evidence?: DeclaredEvidence<Events, State>;
  /** What became of it. Needed where it can be reported. */
  readonly standing?: (state: State, id: string) => Standing;
}

interface Declared {
  /** The word that others store with an id: `{ kind: 'listing', id }`. It never changes. */
  readonly kind: string;
  /** Its name for people, without an article: 'listing', 'listings'. */
  readonly name: { readonly one: string; readonly many: string };
  /** The file of a member's archive that holds it. Without an export section of that name, the archive has its events. */
  readonly archive: string;
  /** Ids of everything of this kind that a member ever made, removed ones included, oldest first: for the archive and the erasure. */
  readonly idsOf: (deps: ContentDeps, memberId: string) => Promise<readonly string[]>;
  /** The projections whose rows `idsOf` and `photos` read: an archive waits for them, and so does an erasure that deletes the photos. */
  readonly readsFrom: readonly string[];
  /** Current titles, in one query. Content that is gone, or whose owner is, has no entry. Left out: each is read from the log. */
  readonly titlesOf?: (deps: ContentDeps, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The beginnings of these, for a viewer who may read them: what a notification says of them. Left out: the titles of those that the viewer sees. */
  readonly firstLinesOf?: (
    deps: ContentDeps,
    ids: readonly string[],
    viewer: Viewer,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Where it is shown: a path of the app, and the text of a link to it. */
  readonly link?: { readonly href: (id: string) => string; readonly label: string };
  /** The page on which it is shown, for a kind without one of its own: that of the post, for a comment. */
  readonly shownOn?: (deps: ContentDeps, id: string) => Promise<string | null>;
  /** The ids among these that a viewer may see, in one query. Left out: only the owner sees them. */
  readonly seenBy?: (deps: ContentDeps, ids: readonly string[], viewer: Viewer) => Promise<readonly string[]>;
  /** The cards of these as a viewer sees them now, in one query. Content that the viewer may not see, or that is gone, has none. For kinds that can be shared.
   *  source  ADR 0074 */
  readonly card?: (
    deps: ContentDeps,
    ids: readonly string[],
    viewer: CardViewer,
  ) => Promise<ReadonlyMap<string, ContentCard>>;
  readonly removal?: Removal;
  /** How moderators of a community remove what is in it, by a rule of their own. Left out: staff alone removes it. */
  readonly removeInCommunity?: (
    bus: CommandBus,
    id: string,
    by: { readonly communityId: string; readonly rule: string | null; readonly reason: string },
    meta: CommandMetadata,
  ) => Promise<Receipt>;
  /** The id of its stream, where one stream holds several: the feedback of both sides of a deal. Left out: its own id. */
  readonly streamId?: (id: string) => string;
  /** The id of what a page shows under another address, such as a token; undefined when there is none. Left out: pages know ids. */
  readonly idAt?: (deps: ContentDeps, address: string) => Promise<string | undefined>;
  /** The community in which it is; null outside of communities. */
  readonly communityOf?: (deps: ContentDeps, id: string) => Promise<string | null>;
  readonly canBe?: readonly ContentUse[];
}

/** What members may do with a kind of content: report it, follow it, share it on the wall. */
export type ContentUse = 'reported' | 'followed' | 'shared';

/** One piece of content of some kind, as others refer to it. */
export interface ContentRef {
  readonly kind: string;
  readonly id: string;
}

export interface Viewer {
  /** undefined: a guest. */
  readonly actor: Actor | undefined;
  /** ISO-8601 UTC */
  readonly now: string;
}

/** Content as it was at a version of its stream. */
export interface VersionedRef {
  readonly id: string;
  readonly version: number;
}

/** Who looks at cards. */
export interface CardViewer extends Viewer {
  /** The members whom the viewer does not meet, because one of the two blocked the other. */
  readonly unseen: readonly string[];
}

export interface ContentDeps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  /** The installation's secret: of signed addresses and of those that are not stored. */
  readonly secret: string;
}

/** The photos of a kind of content. Every field of its events that names a photo is here. */
interface DeclaredPhotos<Events extends StreamDefinition, State> extends PhotoRules {
  readonly fields: {
    readonly [Type in EventOf<Events>['type']]?: readonly (keyof Extract<
      EventOf<Events>,
      { readonly type: Type }
    >['data'] &
      string)[];
  };
  /** Those of these events that only put photos in another order: after them no file is deleted. */
  readonly arrangedBy?: readonly EventOf<Events>['type'][];
  /** The photos that it shows now: the files of earlier ones are deleted. Left out: all stay until the erasure. */
  readonly shown?: (state: State) => readonly string[];
}

/** The photos of a kind, for any event types. */
export interface ContentPhotos extends PhotoRules {
  readonly fields: Readonly<Record<string, readonly string[] | undefined>>;
  /** The events after which a photo may be unused. */
  readonly changedBy: readonly string[];
  /** The photos that these events name, each once. */
  namedIn(events: readonly RecordedEvent[]): readonly string[];
  /** The photos that it shows after these events. undefined: all stay until the erasure. */
  readonly shownIn?: (history: readonly RecordedEvent[]) => readonly string[];
}

interface PhotoRules {
  /** Where the files of a photo are; 'of its module' when only its module stores, archives and deletes them. */
  readonly files: PhotoFiles | 'of its module';
  /** The photos among these that others than the member show. Needed where photos may have no owner. */
  readonly shownByOthers?: (
    deps: ContentDeps,
    memberId: string,
    photoIds: readonly string[],
  ) => Promise<readonly string[]>;
  /** The photos that guests see on it now; none while they do not see it. Left out: they have no address that everybody may keep. */
  readonly publicOf?: (deps: ContentDeps, id: string, now: string) => Promise<readonly string[]>;
  /** The path of one photo, which works once it is signed. Needed where it can be reported.
   *  source  ADR 0077 */
  readonly pathOf?: (photoId: string, id: string) => string;
  /** Whether this kind shows the photos of another kind's content, which then stay. */
  readonly sharedWith?: (deps: ContentDeps, other: ContentRef) => Promise<boolean>;
}

/** Where the files of one photo are: the names of their blobs. */
export interface PhotoFiles {
  readonly all: (photoId: string) => readonly string[];
  /** The blob that an archive includes. */
  readonly largest: (photoId: string) => string;
}

/** What a kind says of one piece of it at a version: what a reader saw. The rest is empty. */
type DeclaredEvidence<Events extends StreamDefinition, State> = (
  then: {
    readonly id: string;
    /** By the events up to that version. */
    readonly state: State;
    readonly history: readonly EventOf<Events>[];
  },
  deps: ContentDeps,
) => Seen | Promise<Seen>;

type Seen = Partial<Omit<Evidence, 'isErased'>>;

/** How staff removes and restores it. */
export interface Removal {
  remove(bus: CommandBus, id: string, reason: string, meta: CommandMetadata): Promise<Receipt>;
  bringBack(bus: CommandBus, id: string, meta: CommandMetadata): Promise<Receipt>;
  /** Hide it until it is reviewed, and show it again unless its owner has taken it away. Left out: a kind that stays until a decision. */
  readonly hiding?: {
    hide(bus: CommandBus, id: string, meta: CommandMetadata): Promise<Receipt>;
    show(bus: CommandBus, id: string, meta: CommandMetadata): Promise<Receipt>;
  };
}

/** Declare a kind of content, beside its stream and in its module's manifest. */
export function defineContent<Events extends StreamDefinition, State>(
  stream: StreamState<Events, State>,
  { owner, title, photos, discussion, evidence, standing, ...declared }: ContentDeclaration<Events, State>,
): ContentType {
  const typed = (history: readonly RecordedEvent[]) =>
    history as readonly unknown[] as readonly (EventOf<Events> & DomainEvent)[];
  const stateOf = (history: readonly RecordedEvent[]) => foldEvents(stream, typed(history));
  return {
    ...declared,
    events: stream.events,
    ownerIn: (history, id) => owner(stateOf(history), id) || undefined,
    titleIn: (history) => title?.(typed(history)) ?? null,
    ...(photos && { photos: photosOf(photos, stateOf) }),
    ...(discussion && { discussion: discussionOf(discussion, stateOf) }),
    ...(evidence && { evidence: evidenceBy(stream, evidence, { owner, streamId: declared.streamId }) }),
    ...(standing && {
      standingIn: (history: readonly RecordedEvent[], id: string) => standing(stateOf(history), id),
    }),
  };
}

/** The commands by which staff removes and restores it. */
export const removalBy = <
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(
  decider: StreamDecider<Events, State, Command>,
  {
    hide,
    show,
    ...commands
  }: {
    readonly remove: (reason: string, meta: CommandMetadata) => NoInfer<Command>;
    readonly bringBack: (meta: CommandMetadata) => NoInfer<Command>;
    readonly hide?: (meta: CommandMetadata) => NoInfer<Command>;
    readonly show?: (meta: CommandMetadata) => NoInfer<Command>;
  },
): Removal => ({
  remove: (bus, id, reason, meta) => dispatch(bus, decider, id, commands.remove(reason, meta)),
  bringBack: (bus, id, meta) => dispatch(bus, decider, id, commands.bringBack(meta)),
  ...(hide &&
    show && {
      hiding: {
        hide: (bus: CommandBus, id: string, meta: CommandMetadata) => dispatch(bus, decider, id, hide(meta)),
        show: (bus: CommandBus, id: string, meta: CommandMetadata) => dispatch(bus, decider, id, show(meta)),
      },
    }),
});

/** The evidence of a kind: its stream is read up to the version that was reported, and nothing later hides any of it. Only an erasure does: the words
 *  are stand-ins then.
 *  source  ADR 0077 */
const evidenceBy =
  <Events extends StreamDefinition, State>(
    stream: StreamState<Events, State>,
    seen: DeclaredEvidence<Events, State>,
    { owner, streamId = (id) => id }: Pick<ContentDeclaration<Events, State>, 'owner' | 'streamId'>,
  ): NonNullable<ContentType['evidence']> =>
  async (deps, { id, version }) => {
    const all = await deps.eventStore.read(stream.events, streamId(id));
    const history = all.filter((event) => event.version <= version);
    const state = foldEvents(stream, history);
    const ownerId = owner(state, id);
    return {
      title: null,
      text: null,
      fields: [],
      photos: [],
      around: [],
      ...(await seen({ id, state, history }, deps)),
      isErased: ownerId ? await deps.eventStore.keys.isErased(ownerId) : false,
    };
  };

function photosOf<Events extends StreamDefinition, State>(
  { shown, arrangedBy = [], ...rules }: DeclaredPhotos<Events, State>,
  stateOf: (history: readonly RecordedEvent[]) => State,
): ContentPhotos {
  const fields: ContentPhotos['fields'] = rules.fields;
  return {
    ...rules,
    fields,
    changedBy: Object.keys(fields).filter((type) => !arrangedBy.some((one) => one === type)),
    namedIn: (events) => [
      ...new Set(
        events.flatMap(({ type, data }) => fields[type]?.flatMap((field) => idsIn(data, field)) ?? []),
      ),
    ],
    ...(shown && { shownIn: (history: readonly RecordedEvent[]) => shown(stateOf(history)) }),
  };
}

/** A field that holds a photo, its id, a list of either, or nothing. */
const idsIn = (data: unknown, field: string): readonly string[] =>
  [(data as Readonly<Record<string, PhotoField>>)[field]]
    .flat()
    .flatMap((one) => (one ? [typeof one === 'string' ? one : one.id] : []));

type One = string | { readonly id: string };
type PhotoField = One | One[] | null | undefined;
