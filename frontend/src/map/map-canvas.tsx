import { classes } from '@ui/classes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { MIDDLE } from './geometry';
import { loadEngine } from './load-engine';
import style from './map-canvas.module.css';
import { FAR_ZOOM, type MapCircle, type MapEngine, type MapMarker, NEAR_ZOOM } from './map-engine';
import { MapUnavailable } from './map-unavailable';
import { onThemeChange } from './paint';

export type MapCanvasProps = {
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** The search radius around the user's location. */
  readonly circle: MapCircle | null;
  /** The popup of a marker, or of all markers at one place. */
  readonly popup: (ids: readonly string[]) => ReactNode;
  readonly className?: string;
};

/** A map with markers. It loads its engine when it first shows, and shows an error when the engine cannot start. */
export function MapCanvas({ label, markers, circle, popup, className }: MapCanvasProps) {
  const { box, engine, isFailed, opened } = useEngine(circle);
  const around = circle && `${circle.center.latitude} ${circle.center.longitude} ${circle.miles}`;

  useEffect(() => {
    engine?.showMarkers(markers);
  }, [engine, markers]);

  // The circle is a new object at each render; `around` changes only when the circle does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    engine?.showCircle(circle);
    engine?.fit();
  }, [engine, around, circle === null && markers]);

  if (isFailed) return <MapUnavailable />;
  return (
    <section className={classes(style.frame, className)} aria-label={label} aria-busy={engine === null}>
      <div ref={box} className={style.canvas} />
      {opened && createPortal(popup(opened.ids), opened.box)}
    </section>
  );
}

type Opened = { readonly ids: readonly string[]; readonly box: HTMLElement };

function useEngine(circle: MapCircle | null) {
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
        popup: (ids) => {
          const content = document.createElement('div');
          // Synchronous, because the engine moves the focus into the content it finds there.
          flushSync(() => setOpened({ ids, box: content }));
          return content;
        },
        onClosed: () => setOpened(null),
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
  }, []);

  useEffect(() => (engine ? onThemeChange(() => engine.repaint()) : undefined), [engine]);

  return { box, engine, isFailed, opened };
}
