import { classes } from '@ui/classes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type Bounds, MIDDLE } from './geometry';
import { loadEngine } from './load-engine';
import style from './map-canvas.module.css';
import {
  FAR_ZOOM,
  type MapCircle,
  type MapEngine,
  type MapGroup,
  type MapMarker,
  type MapOpened,
  type MapView,
  NEAR_ZOOM,
} from './map-engine';
import { MapUnavailable } from './map-unavailable';
import { onThemeChange } from './paint';

export type MapCanvasProps = {
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly groups: readonly MapGroup[];
  /** The search radius around the user's location. */
  readonly circle: MapCircle | null;
  /** The initial view without a circle. */
  readonly bounds: Bounds | null;
  /** Called when another part of the map is in view. Pass the same function at every render: a new one restarts the map. */
  readonly onView: (view: MapView) => void;
  /** The popup of a marker, or of all markers at one place. */
  readonly popup: (opened: MapOpened) => ReactNode;
  /** What the colours of the markers mean. */
  readonly legend: ReactNode;
  /** Shown instead of a map that fails, with another way to the same listings or events. */
  readonly instead: ReactNode;
  readonly className?: string;
};

/** A map with markers. It loads its engine when it first shows, and shows an error when the engine cannot start. */
export function MapCanvas({
  label,
  markers,
  groups,
  circle,
  bounds,
  onView,
  popup,
  legend,
  instead,
  className,
}: MapCanvasProps) {
  const { box, engine, isFailed, opened } = useEngine(circle, onView);
  const around = circle && `${circle.center.latitude} ${circle.center.longitude} ${circle.miles}`;

  useEffect(() => {
    engine?.showMarkers(markers, groups);
  }, [engine, markers, groups]);

  // The circle is a new object at each render; `around` changes only when the circle does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    engine?.showCircle(circle);
    engine?.fit(bounds);
  }, [engine, around, circle === null && bounds]);

  if (isFailed) return <MapUnavailable instead={instead} />;
  return (
    <section className={classes(style.frame, className)} aria-label={label} aria-busy={engine === null}>
      <div ref={box} className={style.canvas} />
      {legend}
      {opened && createPortal(popup(opened), opened.box)}
    </section>
  );
}

type Opened = MapOpened & { readonly box: HTMLElement };

function useEngine(circle: MapCircle | null, onView: MapCanvasProps['onView']) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(circle);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let started: MapEngine | undefined;
    let isGone = false;
    const fail = () => {
      if (!isGone) setIsFailed(true);
    };
    const start = async () => {
      const startMap = await loadEngine();
      if (isGone) return;
      started = await startMap({
        container,
        center: first.current?.center ?? MIDDLE,
        zoom: first.current ? NEAR_ZOOM : FAR_ZOOM,
        popup: (opened) => {
          const content = document.createElement('div');
          // Synchronous, because the engine moves the focus into the content it finds there.
          flushSync(() => setOpened({ ...opened, box: content }));
          return content;
        },
        onClosed: () => setOpened(null),
        onView,
        onError: fail,
      });
      if (isGone) started.destroy();
      else setEngine(started);
    };
    start().catch(fail);
    return () => {
      isGone = true;
      started?.destroy();
    };
  }, [onView]);

  useEffect(() => (engine ? onThemeChange(() => engine.repaint()) : undefined), [engine]);

  return { box, engine, isFailed, opened };
}
