import { SpaceCanvas } from '@entities/spaces/canvas/space-canvas';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { priceText } from '@ui/data/price';
import { useCallback, useMemo } from 'react';
import type { FieldSpace } from './field-spaces';
import style from './spaces-page.module.css';

type FieldMapProps = {
  readonly map: SpaceMapView;
  readonly spaces: readonly FieldSpace[];
  /** What answers the search; all else is faint. */
  readonly found: readonly FieldSpace[];
  readonly chosen: ReadonlySet<string>;
  readonly onPick: (space: FieldSpace) => void;
};

/** The map of the date. A tap, or Enter, chooses a space; the list has the same. */
export default function FieldMap({ map, spaces, found, chosen, onPick }: FieldMapProps) {
  const byId = useMemo(() => new Map(spaces.map((space) => [space.now.id, space])), [spaces]);
  const foundIds = useMemo(
    () => (found.length === spaces.length ? null : new Set(found.map(({ now }) => now.id))),
    [found, spaces],
  );
  const markOf = useCallback(({ id }: Space) => byId.get(id)?.now.status ?? 'blocked', [byId]);
  const isFaint = useCallback(({ id }: Space) => foundIds !== null && !foundIds.has(id), [foundIds]);
  return (
    <SpaceCanvas
      label={`Map of ${spaces.length} spaces`}
      layout={map.layout}
      picture={map.picture}
      markOf={markOf}
      isFaint={isFaint}
      chosen={chosen}
      className={style.canvas}
      instead="Choose from the list below: it has the same spaces."
      onPick={(drawn) => {
        const space = drawn && byId.get(drawn.id);
        if (space && (space.canPick || chosen.has(space.now.id))) onPick(space);
      }}
      describe={({ id, code, type, cents }) =>
        [
          code,
          spaceMarks[type].label,
          priceText(byId.get(id)?.now.cents ?? cents),
          spaceMarks[byId.get(id)?.now.status ?? 'blocked'].label,
          chosen.has(id) && 'you chose it',
          byId.get(id)?.now.sells,
        ]
          .filter(Boolean)
          .join(', ')
      }
    />
  );
}
