import { type BuildStatus, statusLabels } from '@entities/build/build-labels';
import { type NamedPlace, placeIn } from '@entities/listing/named-place';
import { buildSorts } from '@modules/builds/build/build-reads.contract';
import { radiusOptions } from '@modules/marketplace/listing.schemas';
import { useSearchParams } from 'react-router-dom';

/** What narrows the directory, as its address holds it. */
export interface BuildsFilter {
  readonly search: string;
  readonly make: string;
  readonly model: string;
  readonly status: BuildStatus | 'any';
  /** Miles; 0: anywhere. */
  readonly radius: number;
  readonly sort: (typeof buildSorts)[number];
  /** A typed place, in place of that of the device. */
  readonly near?: NamedPlace | undefined;
}

export const noFilter: BuildsFilter = {
  search: '',
  make: '',
  model: '',
  status: 'any',
  radius: 0,
  sort: 'active',
};

/** The filter lives in the address, so that a link keeps it. A change builds on the newest address, even when the page does not show it yet. */
export function useBuildsFilter(): readonly [BuildsFilter, (change: Partial<BuildsFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (change: Partial<BuildsFilter>) => {
    const newest = filterFrom(new URLSearchParams(window.location.search));
    setAddress(addressOf({ ...newest, ...change }), { preventScrollReset: true });
  };
  return [filterFrom(address), set];
}

export function filterFrom(address: URLSearchParams): BuildsFilter {
  const read = (name: string, most: number) => (address.get(name) ?? '').trim().slice(0, most);
  const radius = Number.parseInt(read('radius', 5), 10);
  return {
    search: read('search', 200),
    make: read('make', 40),
    model: read('model', 60),
    status: buildStatusesShown.find((status) => status === read('status', 20)) ?? 'any',
    radius: radiusOptions.some((miles) => miles === radius) ? radius : 0,
    sort: buildSorts.find((sort) => sort === read('sort', 20)) ?? 'active',
    near: placeIn(address),
  };
}

export function addressOf(filter: BuildsFilter): URLSearchParams {
  const { search, make, model, status, radius, sort, near } = filter;
  return new URLSearchParams({
    ...(search && { search }),
    ...(make && { make }),
    ...(model && { model }),
    ...(status !== 'any' && { status }),
    ...(radius > 0 && { radius: String(radius) }),
    ...(sort !== 'active' && { sort }),
    ...(near && { near: `${near.latitude},${near.longitude}`, place: near.label }),
  });
}

/** What the server is asked: without a place there is no radius, and nothing is near. */
export function askedOf(
  { search, make, model, status, radius, sort, near: typed }: BuildsFilter,
  device: { readonly latitude: number; readonly longitude: number } | null,
) {
  const near = typed ?? device;
  return {
    ...(search && { search }),
    ...(make && { make }),
    ...(model && { model }),
    ...(status !== 'any' && { status }),
    ...(near && { latitude: near.latitude, longitude: near.longitude }),
    ...(near && radius > 0 && { radius }),
    ...(sort !== 'active' && (sort !== 'near' || near) && { sort }),
  };
}

export const isNarrow = ({ search, make, model, status, radius }: BuildsFilter): boolean =>
  search !== '' || make !== '' || model !== '' || status !== 'any' || radius > 0;

export const buildStatusesShown = Object.keys(statusLabels) as readonly BuildStatus[];
