import { useIsNear } from '@lib/browser/use-is-near';
import { whenIdle } from '@lib/browser/when-idle';
import { classes } from '@ui/classes';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { MapPoint } from './geometry';
import type { Locator } from './locator';
import style from './point-map.module.css';

export type PointMapProps = {
  /** The public point, within about a mile of the real place. */
  readonly point: MapPoint;
  /** "Janesville, WI" */
  readonly area: string;
  /** A question mark that explains the public point. */
  readonly help?: ReactNode;
  readonly className?: string;
};

const WIDTH = 400;
const HEIGHT = 260;

/** Shows roughly where a listing or an event is: a small drawn map with rings of 25 and 50 miles. It needs no map
 *  engine, so it loads quickly. If it cannot load, only the name of the area shows. */
export function PointMap({ point, area, help, className }: PointMapProps) {
  const box = useRef<HTMLElement>(null);
  const locator = useLocator(point, box);
  const middle = { cx: WIDTH / 2, cy: HEIGHT / 2 };
  return (
    <figure ref={box} className={classes(style.figure, className)}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map around ${area}`}
        className={style.map}
      >
        {locator && (
          <>
            <path d={locator.land} className={style.land} />
            <path d={locator.borders} className={style.border} />
            <path d={locator.outline} className={style.coast} />
            {locator.rings.map(({ miles, radius }) => (
              <circle key={miles} {...middle} r={radius} className={style.ring} />
            ))}
            {locator.cities.map(({ name, x, y }) => (
              <g key={`${name} ${x}`} className={style.city}>
                <circle cx={x} cy={y} r="2.25" />
                <text x={x + 6} y={y + 4}>
                  {name}
                </text>
              </g>
            ))}
            {locator.rings.map(({ miles, label }) => (
              <text key={miles} x={label.x} y={label.y + 4} className={style.miles}>
                {miles} mi
              </text>
            ))}
          </>
        )}
        <circle {...middle} r="11" className={style.about} />
        <circle {...middle} r="4.5" className={style.here} />
      </svg>
      <figcaption className={style.caption}>
        <strong>{area}</strong>
        <span>Location shown to within about a mile. {help} Boundaries: US Census Bureau.</span>
      </figcaption>
    </figure>
  );
}

/** Drawn when it comes near the viewport and the page is idle. */
function useLocator({ latitude, longitude }: MapPoint, box: RefObject<HTMLElement | null>): Locator | null {
  const isNear = useIsNear(box);
  const [locator, setLocator] = useState<Locator | null>(null);
  useEffect(() => {
    if (!isNear) return;
    let gone = false;
    const draw = async () => {
      const [{ statesAtlas }, { locatorAround }] = await Promise.all([
        import('./atlas'),
        import('./locator'),
      ]);
      const atlas = await statesAtlas();
      if (!gone) setLocator(locatorAround(atlas, { latitude, longitude }, WIDTH, HEIGHT));
    };
    whenIdle(() => {
      if (!gone) draw().catch(() => setLocator(null));
    });
    return () => {
      gone = true;
    };
  }, [isNear, latitude, longitude]);
  return locator;
}
