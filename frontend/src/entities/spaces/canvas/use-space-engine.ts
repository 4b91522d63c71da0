import { useEffect, useRef, useState } from 'react';
import { onThemeChange } from '../../../map/paint';
import type { SpaceEngine } from './space-engine';
import type { View } from './view';

/** Loads the canvas library and starts it in a box. A browser without canvases, or a file that does not load, fails: the page then shows its table alone. */
export function useSpaceEngine(first: View) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef(first);
  const [engine, setEngine] = useState<SpaceEngine | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let started: SpaceEngine | undefined;
    let isGone = false;
    const load = async () => {
      if (!canDraw()) throw new Error('This browser does not draw on canvases.');
      const { startEngine } = await import('./space-engine');
      if (isGone) return;
      started = startEngine(container, start.current);
      setEngine(started);
    };
    load().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
      setEngine(null);
      started?.destroy();
    };
  }, []);

  useEffect(() => {
    const container = box.current;
    if (!engine || !container) return;
    const stop = onThemeChange(() => engine.repaint());
    const sizes = new ResizeObserver(() => engine.resize());
    sizes.observe(container);
    return () => {
      stop();
      sizes.disconnect();
    };
  }, [engine]);

  return { box, engine, isFailed };
}

function canDraw(): boolean {
  try {
    return Boolean(document.createElement('canvas').getContext('2d'));
  } catch {
    return false;
  }
}
