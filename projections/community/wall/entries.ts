import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import type { PostRow } from './wall.table.js';

/** One post in one feed. */
export interface EntryRow {
  readonly source: string;
  readonly at: string;
  readonly post_id: string;
  readonly author_id: string;
  readonly kind: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What the feeds of a post follow from. */
export type Entered = Pick<
  PostRow,
  | 'id'
  | 'author_id'
  | 'kind'
  | 'at'
  | 'tags'
  | 'vehicle'
  | 'community_id'
  | 'latitude'
  | 'longitude'
  | 'shared_kind'
  | 'shared_id'
  | 'status'
> & {
  /** Whether everybody reads the wall that it is on. */
  readonly is_open: boolean;
};

/** The feeds that a post is in: none while it is not published, and only its community's while that is for its members. */
export function entriesOf(post: Entered): readonly EntryRow[] {
  if (post.status !== 'published') return [];
  const { id: post_id, at, author_id, kind, community_id } = post;
  const entry = { at, post_id, author_id, kind, latitude: null, longitude: null };
  const ofCommunity = community_id === null ? [] : [sources.community(community_id)];
  if (!post.is_open) return ofCommunity.map((source) => ({ ...entry, source }));
  const { make, model } = post.vehicle ?? { make: '', model: null };
  const vehicles = [vehicleKey({ make }), vehicleKey({ make, model })].filter((key) => key !== '');
  const everywhere = [
    sources.all,
    sources.member(author_id),
    ...ofCommunity,
    ...post.tags.map(sources.tag),
    ...vehicles.map(sources.vehicle),
    ...(post.shared_kind === 'build' && post.shared_id !== null ? [sources.build(post.shared_id)] : []),
  ];
  const { latitude, longitude } = post;
  return [
    ...[...new Set(everywhere)].map((source) => ({ ...entry, source })),
    ...(latitude === null || longitude === null
      ? []
      : [{ ...entry, source: sources.cell(latitude, longitude), latitude, longitude }]),
  ];
}

/** The names of feeds in the table `entry`. */
export const sources = {
  all: 'all',
  member: (id: string) => `member:${id}`,
  community: (id: string) => `community:${id}`,
  tag: (tag: string) => `tag:${tag}`,
  vehicle: (key: string) => `vehicle:${key}`,
  /** Of the posts that share it. */
  build: (id: string) => `build:${id}`,
  /** Whole degrees: "cell:43:-89". */
  cell: (latitude: number, longitude: number) => `cell:${Math.floor(latitude)}:${Math.floor(longitude)}`,
} as const;
