import type { FigureName } from '@modules/analytics/figures/figures.schemas';
import { useEffect, useRef, useState } from 'react';
import type { Lines } from './draw-lines';
import type { Point } from './points';

interface Drawn {
  readonly points: readonly Point[];
  readonly names: readonly FigureName[];
  /** The marked point. */
  readonly at: number | null;
  /** A pointer came to a point. */
  readonly onPoint: (at: number) => void;
}

/** Loads the chart library and draws in a box. A browser without canvases, or a file that does not load, fails: the page then has its table alone. */
export function useLines({ points, names, at, onPoint }: Drawn) {
  const box = useRef<HTMLDivElement>(null);
  const [library, setLibrary] = useState<{ readonly drawLines: typeof import('./draw-lines').drawLines }>();
  const [lines, setLines] = useState<Lines>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (!canDraw()) throw new Error('This browser does not draw on canvases.');
      const loaded = await import('./draw-lines');
      if (!isGone) setLibrary(loaded);
    };
    load().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    const container = box.current;
    if (!library || !container) return;
    const drawn = library.drawLines(container, points, names, onPoint);
    setLines(drawn);
    return () => {
      setLines(undefined);
      drawn.destroy();
    };
  }, [library, points, names, onPoint]);

  useEffect(() => {
    if (at !== null) lines?.mark(at);
  }, [lines, at]);

  return { box, isFailed };
}

function canDraw(): boolean {
  try {
    return Boolean(document.createElement('canvas').getContext('2d'));
  } catch {
    return false;
  }
}
