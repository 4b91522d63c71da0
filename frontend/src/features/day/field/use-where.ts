import { placeOnMap } from '@entities/day/near';
import type { MapPoint } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { useState } from 'react';

/** Where the device is on the map, once the visitor asks. Nothing of it is kept or sent. */
export function useWhere(layout: SpaceMapView['layout'] | undefined) {
  const [place, setPlace] = useState<MapPoint | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLocating, setLocating] = useState(false);
  const end = (found: MapPoint | null, why: string | null) => {
    setLocating(false);
    setPlace(found);
    setProblem(why);
  };
  const locate = () => {
    if (!navigator.geolocation)
      return end(null, 'This browser does not tell where it is. Type the code of a space.');
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = placeOnMap(layout, coords);
        end(found, found ? null : 'You are not near the field. On the field, the map shows where you are.');
      },
      ({ code }) =>
        end(
          null,
          code === REFUSED ? refused : 'Your device does not know where it is. Type the code of a space.',
        ),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 },
    );
  };
  return { place, problem, isLocating, locate, forget: () => end(null, null) };
}

const REFUSED = 1;
const refused =
  'This page is not allowed to know where you are. Allow it in the settings of your browser, or type the code of a space.';
