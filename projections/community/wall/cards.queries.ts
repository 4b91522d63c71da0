import {
  formerMember,
  personsBy,
  personView,
  type SignPicture,
} from '../../../modules/community/persons.shared.js';
import type { PostCard } from '../../../modules/community/post/post.schemas.js';
import type { ContentDeps, ContentRef, Viewer } from '../../../modules/kernel/content/content.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import type { DealHistory } from '../../../modules/limits/deal-history.ports.js';
import type { Photo, PhotoView } from '../../../modules/media/photo.schemas.js';
import { contentPhoto } from '../../../modules/media/photos.contract.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import { actionsOnPost } from './card-actions.js';
import { type CardRow, cardRows } from './card-rows.js';
import { type HiddenCounts, hiddenCounts } from './hidden-counts.js';
import { withLiveLinks } from './live-links.js';
import { readsWall, type WallReader } from './reader.js';
import { sharedViews } from './shared-views.js';

export interface CardDeps extends ContentDeps {
  readonly contents: Contents;
  readonly deals: Pick<DealHistory, 'ratingsOfEach'>;
  readonly showPhoto: ShowPhoto;
  readonly signPicture: SignPicture;
}

/** The cards of the posts among these that a reader sees, in the order of the ids: as many queries for a hundred as for one. */
export async function cardsFor(
  deps: CardDeps,
  reader: WallReader,
  ids: readonly string[],
  viewer: Viewer,
): Promise<readonly PostCard[]> {
  return cardsOf(deps, reader, await cardRows(deps.db, reader, ids), viewer);
}

/** The cards of these rows. */
export async function cardsOf(
  deps: CardDeps,
  reader: WallReader,
  rows: readonly CardRow[],
  viewer: Viewer,
): Promise<readonly PostCard[]> {
  if (!rows.length) return [];
  const shared = rows.flatMap((row) => sharedIn(row) ?? []);
  const [counts, live, mentioned, sharedOf] = await Promise.all([
    hiddenCounts(
      deps.db,
      reader,
      rows.map(({ id }) => id),
      rows.flatMap(({ id, community }) => (readsWall(reader, community) ? [] : [id])),
    ),
    withLiveLinks(deps.deals, authorsOf(rows), viewer.now),
    mentionsOf(deps, reader, rows),
    sharedViews(deps.contents, shared, { ...viewer, unseen: reader.blocked }),
  ]);
  return rows.map((row) => {
    const ref = sharedIn(row);
    return {
      ...wordsOf(row, deps),
      mentions: mentioned(row.mentions),
      areLinksLive: live.has(row.author_id),
      shared: ref ? sharedOf(ref) : null,
      ...countsOf(row, counts),
      allowedActions: actionsOnPost(row, reader),
    };
  });
}

type Words = Omit<
  PostCard,
  'mentions' | 'areLinksLive' | 'shared' | 'comments' | 'reactions' | 'myReaction' | 'allowedActions'
>;

const wordsOf = (row: CardRow, { signPicture, showPhoto }: CardDeps): Words => ({
  id: row.id,
  kind: row.kind,
  author: row.status === 'deleted' ? formerMember(row.author_id) : personView(row.author, signPicture),
  at: row.at,
  editedAt: row.edited_at,
  body: row.body,
  photos: row.photos.map((photo) => photoOf('post', row, photo, showPhoto)),
  vehicle: row.vehicle,
  area: row.author.is_minor ? null : row.area,
  community: row.community && {
    id: row.community.id,
    slug: row.community.slug,
    name: row.community.name,
  },
  status: row.status,
  decision: row.decision && { by: row.decision.by, rule: row.decision.rule, reason: row.decision.reason },
  isLocked: row.is_locked,
  isPinned: row.is_pinned,
  isAnswered: row.is_answered,
  version: row.version,
});

/** A photo at an address that everybody may keep while guests see it, else at one that is signed. */
export const photoOf = (
  kind: 'post' | 'comment',
  { id, is_public }: { readonly id: string; readonly is_public: boolean },
  photo: Photo,
  showPhoto: ShowPhoto,
): PhotoView => (is_public ? contentPhoto({ kind, id }, photo) : showPhoto(photo));

const countsOf = (
  row: CardRow,
  hidden: HiddenCounts,
): Pick<PostCard, 'comments' | 'reactions' | 'myReaction'> => ({
  comments: row.comments - hidden.comments(row.id),
  reactions: {
    like: row.likes - hidden.reactions(row.id, 'like'),
    'nice-find': row.nice_finds - hidden.reactions(row.id, 'nice-find'),
    'been-there': row.been_theres - hidden.reactions(row.id, 'been-there'),
  },
  myReaction: hidden.myReaction(row.id),
});

function sharedIn({ shared_kind: kind, shared_id: id }: CardRow): ContentRef | undefined {
  return kind === null || id === null ? undefined : { kind, id };
}

export const authorsOf = (rows: readonly Pick<CardRow, 'author'>[]) => [
  ...new Map(rows.map(({ author }) => [author.id, author])).values(),
];

/** Those of the mentioned members who are still here, and whom the reader meets, by their handles. One query. */
export async function mentionsOf(
  { db, signPicture }: Pick<CardDeps, 'db' | 'signPicture'>,
  { blocked }: Pick<WallReader, 'blocked'>,
  rows: readonly { readonly mentions: readonly string[] }[],
): Promise<(ids: readonly string[]) => PostCard['mentions']> {
  const persons = await personsBy(
    db,
    rows.flatMap(({ mentions }) => mentions.filter((id) => !blocked.includes(id))),
    signPicture,
  );
  return (ids) =>
    ids.flatMap((id) => {
      const handle = persons.get(id)?.handle;
      return handle ? [{ handle, id }] : [];
    });
}
