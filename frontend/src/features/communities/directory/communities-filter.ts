import { type CommunityKind, communityKindLabels } from '@entities/community/community-labels';
import { type NamedPlace, placeIn } from '@entities/listing/named-place';
import { radiusOptions } from '@modules/marketplace/listing.schemas';
import { useSearchParams } from 'react-router-dom';

/** What narrows the directory, as its address holds it. */
export interface CommunitiesFilter {
  readonly search: string;
  readonly kind: CommunityKind | 'any';
  readonly make: string;
  /** Miles; 0: anywhere. */
  readonly radius: number;
  /** A typed place, in place of that of the device. */
  readonly near?: NamedPlace | undefined;
}

export const noFilter: CommunitiesFilter = { search: '', kind: 'any', make: '', radius: 0 };

/** The filter lives in the address, so that a link keeps it. A change builds on the newest address, even when the page does not show it yet. */
export function useCommunitiesFilter(): readonly [
  CommunitiesFilter,
  (change: Partial<CommunitiesFilter>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const set = (change: Partial<CommunitiesFilter>) => {
    const newest = filterFrom(new URLSearchParams(window.location.search));
    setAddress(addressOf({ ...newest, ...change }), { preventScrollReset: true });
  };
  return [filterFrom(address), set];
}

export function filterFrom(address: URLSearchParams): CommunitiesFilter {
  const read = (name: string, most: number) => (address.get(name) ?? '').trim().slice(0, most);
  const radius = Number.parseInt(read('radius', 5), 10);
  return {
    search: read('search', 200),
    kind: communityKinds.find((kind) => kind === read('kind', 20)) ?? 'any',
    make: read('make', 40),
    radius: radiusOptions.some((miles) => miles === radius) ? radius : 0,
    near: placeIn(address),
  };
}

export function addressOf({ search, kind, make, radius, near }: CommunitiesFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(kind !== 'any' && { kind }),
    ...(make && { make }),
    ...(radius > 0 && { radius: String(radius) }),
    ...(near && { near: `${near.latitude},${near.longitude}`, place: near.label }),
  });
}

/** What the server is asked: without a place there is no radius. */
export function askedOf(
  { search, kind, make, radius, near: typed }: CommunitiesFilter,
  device: { readonly latitude: number; readonly longitude: number } | null,
) {
  const near = typed ?? device;
  return {
    ...(search && { search }),
    ...(kind !== 'any' && { kind }),
    ...(make && { make }),
    ...(near && { latitude: near.latitude, longitude: near.longitude }),
    ...(near && radius > 0 && { radius }),
  };
}

export const isNarrow = ({ search, kind, make, radius }: CommunitiesFilter): boolean =>
  search !== '' || kind !== 'any' || make !== '' || radius > 0;

export const communityKinds = Object.keys(communityKindLabels) as readonly CommunityKind[];
