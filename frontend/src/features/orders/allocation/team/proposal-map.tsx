import type { Requests } from '@entities/orders/allocation.queries';
import { SpaceCanvas } from '@entities/spaces/canvas/space-canvas';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { useCallback, useMemo } from 'react';
import style from '../allocation.module.css';

type ProposalMapProps = {
  readonly map: SpaceMapView;
  readonly requests: Requests;
  /** Id of a request. */
  readonly chosen: string | null;
  readonly onChoose: (requestId: string | null) => void;
};

/** Who gets which space, on the map. A tap, or Enter, on a space that somebody gets opens the change; the table has the same. */
export function ProposalMap({ map, requests, chosen, onChoose }: ProposalMapProps) {
  const rowOf = useMemo(
    () =>
      new Map(
        requests.requests.flatMap((row) => (row.placement?.spaces ?? []).map(({ id }) => [id, row] as const)),
      ),
    [requests],
  );
  const free = useMemo(() => new Set(requests.free.map(({ id }) => id)), [requests]);
  const markOf = useCallback(
    ({ id }: Space) => (rowOf.has(id) ? 'held' : free.has(id) ? 'available' : 'assigned'),
    [rowOf, free],
  );
  const chosenSpaces = new Set(
    requests.requests.find(({ id }) => id === chosen)?.placement?.spaces.map(({ id }) => id),
  );
  return (
    <figure className={style.map}>
      <SpaceCanvas
        label="Map of the proposal"
        layout={map.layout}
        picture={map.picture}
        markOf={markOf}
        chosen={chosenSpaces}
        className={style.canvas}
        instead="The table below has the same."
        onPick={(space) => onChoose((space && rowOf.get(space.id)?.id) ?? null)}
        describe={({ id, code }) =>
          [
            code,
            rowOf.has(id)
              ? `for ${rowOf.get(id)?.vendor?.name ?? 'a former member'}`
              : spaceMarks[free.has(id) ? 'available' : 'assigned'].label,
          ].join(', ')
        }
      />
      <figcaption>
        Dotted: given by the proposal. Plain: free. Slashed: somebody has it, or it is kept.
      </figcaption>
    </figure>
  );
}
