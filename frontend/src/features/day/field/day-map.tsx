import type { NearVendor } from '@entities/day/near';
import { SpaceCanvas, type SpaceCanvasHandle } from '@entities/spaces/canvas/space-canvas';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import style from '../day.module.css';
import { presenceLabels } from '../presence';

type DayMapProps = {
  readonly map: SpaceMapView;
  /** From this device: without the picture below. */
  readonly isKept: boolean;
  readonly here: MapPoint | null;
  /** The space where the visitor is. */
  readonly at: Space | null;
  /** Ids of spaces whose vendors are listed; all else is faint. */
  readonly found: ReadonlySet<string>;
  readonly vendors: readonly NearVendor[];
  readonly onPick: (space: Space) => void;
};

/** The map of the field with the visitor on it. A tap says "I am here"; the list has the same. */
export default function DayMap({ map, isKept, here, at, found, vendors, onPick }: DayMapProps) {
  const canvas = useRef<SpaceCanvasHandle>(null);
  const byId = useMemo(() => new Map(vendors.map((vendor) => [vendor.space.id, vendor])), [vendors]);
  const isFaint = useCallback(({ id }: Space) => !found.has(id), [found]);
  const chosen = useMemo(() => new Set(at ? [at.id] : []), [at]);
  const marks = useMemo(() => (here && !at ? [markAt(here)] : []), [here, at]);
  useEffect(() => {
    if (!here) return;
    const around = 120;
    canvas.current?.reveal({
      ...{ left: here.x - around, right: here.x + around, top: here.y - around, bottom: here.y + around },
    });
  }, [here]);
  return (
    <SpaceCanvas
      ref={canvas}
      label={`Map of ${map.spaces} spaces`}
      layout={map.layout}
      picture={isKept ? null : map.picture}
      markOf={typeOf}
      isFaint={isFaint}
      chosen={chosen}
      ghosts={marks}
      className={style.map}
      instead="The list below has everybody, the nearest first once you type where you are."
      onPick={(space) => space && onPick(space)}
      describe={({ id, code }) => {
        const { vendor, sells, presence } = byId.get(id)?.space ?? {};
        return [
          code,
          id === at?.id && 'you are here',
          vendor?.name,
          sells,
          presence && presenceLabels[presence],
        ]
          .filter(Boolean)
          .join(', ');
      }}
    />
  );
}

const typeOf = ({ type }: Space) => type;

/** The visitor, as a mark on its corner that is no space. */
const markAt = ({ x, y }: MapPoint): Space => ({
  ...{ id: 'you', code: 'You', zoneId: null, x, y, width: 14, depth: 14, angle: 45 },
  ...{ type: 'corner', cents: 0, features: [], blocked: null },
});
