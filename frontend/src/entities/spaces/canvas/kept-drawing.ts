import type { Box } from '@modules/spaces/drawing/geometry.rules';
import { type Size, seen, type View } from './view';

type Pen = CanvasRenderingContext2D;

/** Keeps what was drawn of thousands of things, so that a map that moves is one picture that moves. It is larger than the screen by half on each side; beyond, or once it stays at
 *  another scale, it is drawn again.
 *  in   again: asks for a draw, once the map has come to rest
 *  out  draws the kept picture, or what `draw` gives */
export function keptDrawing(ratio: number, again: () => void) {
  let kept: {
    readonly canvas: HTMLCanvasElement;
    readonly view: View;
    readonly of: readonly unknown[];
  } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isFit(view: View, size: Size, content: Box | null, of: readonly unknown[]): boolean {
    if (!kept?.of.every((one, nth) => one === of[nth])) return false;
    const factor = view.scale / kept.view.scale;
    if (factor < 0.5 || factor > 2) return false;
    const had = seen(kept.view, { width: kept.canvas.width / ratio, height: kept.canvas.height / ratio });
    const wanted = shared(seen(view, size), content);
    return (
      wanted === null ||
      (had.left <= wanted.left &&
        had.top <= wanted.top &&
        had.right >= wanted.right &&
        had.bottom >= wanted.bottom)
    );
  }

  return {
    /** in  content: where there is anything to see; of: what the drawing depends on, besides the view */
    draw(
      pen: Pen,
      view: View,
      size: Size,
      content: Box | null,
      of: readonly unknown[],
      draw: (pen: Pen, view: View, size: Size) => void,
    ): void {
      clearTimeout(timer);
      if (!isFit(view, size, content, of)) kept = drawn(view, size, of, draw);
      if (!kept) return;
      const { canvas, view: had } = kept;
      const factor = view.scale / had.scale;
      const [x, y] = [view.x - had.x * factor, view.y - had.y * factor];
      const sharp = (pixels: number) => (factor === 1 ? Math.round(pixels * ratio) / ratio : pixels);
      pen.drawImage(
        canvas,
        sharp(x),
        sharp(y),
        (canvas.width / ratio) * factor,
        (canvas.height / ratio) * factor,
      );
      if (factor !== 1)
        timer = setTimeout(() => {
          kept = null;
          again();
        }, rest);
    },
    stop: () => clearTimeout(timer),
  };

  function drawn(
    view: View,
    size: Size,
    of: readonly unknown[],
    draw: (pen: Pen, view: View, size: Size) => void,
  ) {
    const canvas = kept?.canvas ?? document.createElement('canvas');
    const large = { width: Math.ceil(size.width * 2), height: Math.ceil(size.height * 2) };
    canvas.width = large.width * ratio;
    canvas.height = large.height * ratio;
    const own = canvas.getContext('2d');
    if (!own) return null;
    own.setTransform(ratio, 0, 0, ratio, 0, 0);
    const [x, y] = [Math.round(size.width / 2), Math.round(size.height / 2)];
    const moved = { ...view, x: view.x + x, y: view.y + y };
    draw(own, moved, large);
    return { canvas, view: moved, of };
  }
}

function shared(one: Box, other: Box | null): Box | null {
  if (!other) return null;
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/** Milliseconds without another draw. */
const rest = 120;
