import type { RequestRow } from '@entities/orders/allocation.queries';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { counted } from '@lib/format';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { Plate } from '@ui/data/plate';

type Wishes = RequestRow['wishes'];
type RequestPlateProps = {
  readonly request: { readonly wishes: Wishes; readonly note?: string };
  readonly map: SpaceMapView | undefined;
};

/** What was asked for. */
export function RequestPlate({ request: { wishes, note }, map }: RequestPlateProps) {
  return (
    <Plate
      title="Your request"
      facts={[
        ...wishFacts(wishes, map).map(([label, value]) => ({ label, value })),
        { label: 'Your note', value: note, wide: true },
      ]}
    />
  );
}

/** Labels and values of wishes. */
export function wishFacts(
  wishes: Wishes,
  map: SpaceMapView | undefined,
): readonly (readonly [string, string])[] {
  const { count, types, trailerWidth, trailerLength, power, sameAsLast, beside, besideCode, zoneIds, near } =
    wishes;
  const zones = zoneIds.map(
    (id) => map?.layout.zones.find((zone) => zone.id === id)?.name ?? 'a former zone',
  );
  const facts: readonly (readonly [string, string])[] = [
    ['Side by side', counted(count, 'space')],
    ['Types', types.map((type) => spaceMarks[type].label).join(', then ')],
    ['Trailer', trailerWidth || trailerLength ? `${trailerWidth} × ${trailerLength} ft` : ''],
    ['Power', power === 'no' ? '' : power],
    ['As the last time', sameAsLast ? 'yes' : ''],
    ['Beside', [...beside.map((handle) => `@${handle}`), ...(besideCode ? [besideCode] : [])].join(', ')],
    ['Zones', zones.join(', ')],
    ['Near', near.join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}
