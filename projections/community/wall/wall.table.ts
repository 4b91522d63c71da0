import type { Decision } from '../../../modules/community/decision.schemas.js';
import type { PostKind, PostVehicle } from '../../../modules/community/post/post.events.js';
import type { ReactionKind } from '../../../modules/community/reaction/reaction.events.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';

export type WrittenStatus = 'published' | 'hidden' | 'removed' | 'deleted';

/** A post as pages show it. A deleted one has no words any more; the row of an erased author is deleted. */
export interface PostRow {
  readonly id: string;
  readonly author_id: string;
  readonly kind: PostKind;
  readonly body: string;
  readonly photos: readonly Photo[];
  readonly vehicle: PostVehicle | null;
  readonly tags: readonly string[];
  readonly mentions: readonly string[];
  readonly community_id: string | null;
  readonly area: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly shared_kind: string | null;
  readonly shared_id: string | null;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly position: number;
  readonly edited_at: string | null;
  readonly version: number;
  readonly status: WrittenStatus;
  /** Why it is hidden or removed. */
  readonly decision: Decision | null;
  readonly is_locked: boolean;
  readonly is_pinned: boolean;
  readonly answer_id: string | null;
  /** Published comments, and reactions of each kind. */
  readonly comments: number;
  readonly likes: number;
  readonly nice_finds: number;
  readonly been_theres: number;
}

/** A deleted comment has no words any more, and is a line only where it was the answer. */
export interface CommentRow {
  readonly id: string;
  readonly post_id: string;
  readonly author_id: string;
  readonly body: string;
  readonly photo: Photo | null;
  readonly mentions: readonly string[];
  readonly community_id: string | null;
  readonly at: string;
  readonly edited_at: string | null;
  readonly version: number;
  readonly status: WrittenStatus;
  readonly decision: Decision | null;
  readonly was_answer: boolean;
}

export interface ReactionRow {
  readonly post_id: string;
  readonly member_id: string;
  readonly kind: ReactionKind;
  readonly at: string;
}

/** What a moderator of a community did about a post or a comment there. */
export interface ActRow {
  readonly id: string;
  readonly community_id: string;
  readonly at: string;
  readonly what: string;
  readonly post_id: string;
  /** Both are empty once the member is erased; with the author also the reason. */
  readonly moderator_id: string;
  readonly author_id: string;
  readonly rule: string | null;
  readonly reason: string;
}

export const createWall = `
create table post (
  id text primary key,
  author_id text not null,
  kind text not null,
  body text not null,
  photos jsonb not null,
  vehicle jsonb,
  tags text[] not null,
  mentions text[] not null,
  community_id text,
  area text,
  latitude double precision,
  longitude double precision,
  shared_kind text,
  shared_id text,
  at timestamptz not null,
  position bigint not null,
  edited_at timestamptz,
  version int not null,
  status text not null,
  decision jsonb,
  is_locked boolean not null,
  is_pinned boolean not null,
  answer_id text,
  comments int not null,
  likes int not null,
  nice_finds int not null,
  been_theres int not null,
  words tsvector not null
);
create index post_author on post (author_id, at desc);
create index post_community on post (community_id, at desc) where community_id is not null;
create index post_answer on post (answer_id) where answer_id is not null;

create table comment (
  id text primary key,
  post_id text not null,
  author_id text not null,
  body text not null,
  photo jsonb,
  mentions text[] not null,
  community_id text,
  at timestamptz not null,
  edited_at timestamptz,
  version int not null,
  status text not null,
  decision jsonb,
  was_answer boolean not null
);
create index comment_post on comment (post_id, at, id);
create index comment_published on comment (post_id) where status = 'published';
create index comment_author on comment (author_id);

create table reaction (
  post_id text not null,
  member_id text not null,
  kind text not null,
  at timestamptz not null,
  primary key (post_id, member_id)
);
create index reaction_member on reaction (member_id);

create table community ( -- as far as it decides who sees its posts, and how they name it
  id text primary key,
  slug text not null,
  name text not null,
  is_open boolean not null, -- whether everybody reads its wall
  is_adults_only boolean not null,
  is_archived boolean not null
);

create table entry ( -- a post in each feed that it belongs to; only published ones
  source text not null, -- all, member:<id>, community:<id>, tag:<tag>, vehicle:<key>, build:<id>, cell:<latitude>:<longitude>
  at timestamptz not null,
  post_id text not null,
  author_id text not null,
  kind text not null,
  latitude double precision, -- only of cells
  longitude double precision,
  primary key (source, at, post_id)
);
create index entry_post on entry (post_id);

create table act (
  id text primary key, -- of its event
  community_id text not null,
  at timestamptz not null,
  what text not null,
  post_id text not null,
  moderator_id text not null,
  author_id text not null,
  rule text,
  reason text not null
);
create index act_community on act (community_id, at desc, id desc);
create index act_moderator on act (moderator_id);
create index act_author on act (author_id);
`;

/** Indexes that the projection itself does not need, but for an erasure. */
export const indexesOfWall = [
  'create index post_words on post using gin (words)',
  'create index post_mentions on post using gin (mentions)',
  'create index comment_mentions on comment using gin (mentions)',
  'create index comment_at on comment (community_id, at) where community_id is not null',
];
