import type { Feed } from '@entities/post/post.queries';
import { postKinds } from '@modules/community/post/post.schemas';

/** What the address of the wall asks for. */
export interface WallAddress {
  readonly feed: Feed['feed'];
  readonly id: string | undefined;
  readonly search: string | undefined;
  readonly kind: Feed['kind'];
  /** What the composer shares: the word of its kind, and its id. */
  readonly share: { readonly kind: string; readonly id: string } | null;
  /** The community in which the composer posts. */
  readonly communityId: string | undefined;
}

export const wallTabs = ['following', 'near', 'all'] as const;
export type WallTab = (typeof wallTabs)[number];

/** Reads the address. Without a feed in it, members read whom they follow, and guests all.
 *  Pure. */
export function readAddress(address: URLSearchParams, isMember: boolean): WallAddress {
  const read = (name: string) => address.get(name)?.trim().slice(0, 200) || undefined;
  const [tag, vehicle, member] = [read('tag'), read('vehicle'), read('member')];
  const asked = wallTabs.find((tab) => tab === read('feed'));
  const tab = asked === 'following' && !isMember ? 'all' : (asked ?? (isMember ? 'following' : 'all'));
  const rest = {
    search: read('search'),
    kind: postKinds.find((kind) => kind === read('kind')),
    share: sharedIn(read('share')),
    communityId: read('community'),
  };
  if (tag) return { feed: 'tag', id: tag.replace(/^#/, '').toLowerCase(), ...rest };
  if (vehicle) return { feed: 'vehicle', id: vehicle.toLowerCase(), ...rest };
  if (member) return { feed: 'member', id: member, ...rest };
  return { feed: rest.search && !asked ? 'all' : tab, id: undefined, ...rest };
}

/** "listing:<id>" */
function sharedIn(text: string | undefined): WallAddress['share'] {
  const [, kind, id] = /^([a-z][a-z-]{0,39}):([\w-]{1,80})$/.exec(text ?? '') ?? [];
  return kind && id ? { kind, id } : null;
}
