import type { Space } from '@modules/spaces/map/space-map.schemas';
import type { PictureView } from '@modules/spaces/spaces.contract';
import { Konva } from 'konva/lib/Core.js';
import { Layer } from 'konva/lib/Layer.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { Image as Picture } from 'konva/lib/shapes/Image.js';
import { drawGround, drawOutlines, drawSpaces } from './draw-spaces';
import type { DrawnLayout } from './drawn-layout';
import { keptDrawing } from './kept-drawing';
import type { SpaceGrid } from './space-grid';
import type { SpaceMark } from './space-marks';
import { type SpacePaint, spacePaintOf } from './space-paint';
import { type Size, seen, type View } from './view';

/** All that is drawn. */
export interface Scene {
  readonly layout: DrawnLayout;
  readonly grid: SpaceGrid;
  readonly picture: PictureView | null;
  readonly markOf: (space: Space) => SpaceMark;
  readonly isFaint?: ((space: Space) => boolean) | undefined;
  readonly chosen: readonly Space[];
  /** The space that the arrow keys are at. */
  readonly cursor: Space | null;
  /** Spaces that are not there yet. */
  readonly ghosts: readonly Space[];
}

/** Draws a map on canvases: one shape for all spaces, one for the ground, because a node for each of thousands of spaces would drop frames (ADR 0113). */
export interface SpaceEngine {
  readonly stage: Stage;
  /** Above all: what an editor adds of its own listens here. */
  readonly top: Layer;
  readonly picture: () => Picture | null;
  paint(): SpacePaint;
  view(): View;
  size(): Size;
  show(scene: Scene): void;
  setView(view: View): void;
  /** After another theme, or another size of the container. */
  repaint(): void;
  resize(): void;
  destroy(): void;
}

export function startEngine(container: HTMLDivElement, first: View): SpaceEngine {
  Konva.pixelRatio = Math.min(2, window.devicePixelRatio || 1);
  const sizeNow = () => ({ width: container.clientWidth || 1, height: container.clientHeight || 1 });
  const stage = new Stage({ container, ...sizeNow() });
  const [ground, field, top] = [false, false, true].map((listening) => new Layer({ listening })) as [
    Layer,
    Layer,
    Layer,
  ];
  stage.add(ground, field, top);
  let view = first;
  let paint = spacePaintOf(container);
  let scene: Scene | null = null;
  let picture: Picture | null = null;
  let source = '';

  /** A shape whose pen draws pixels of the screen: lines, patterns and letters keep their size. */
  const drawn = (draw: (pen: CanvasRenderingContext2D, scene: Scene) => void) =>
    new Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => {
        if (!scene) return;
        const pen = context._context;
        pen.save();
        pen.setTransform(Konva.pixelRatio, 0, 0, Konva.pixelRatio, 0, 0);
        draw(pen, scene);
        pen.restore();
      },
    });
  ground.add(drawn((pen, { layout }) => drawGround(pen, layout, view, paint)));
  const kept = keptDrawing(Konva.pixelRatio, () => field.batchDraw());
  field.add(
    drawn((pen, { grid, layout, markOf, isFaint }) =>
      kept.draw(
        pen,
        view,
        sizeOf(stage),
        grid.box,
        [grid, layout.zones, markOf, isFaint, paint],
        (own, at, size) =>
          drawSpaces(own, grid.within(seen(at, size)), {
            view: at,
            paint,
            markOf,
            isFaint,
            zones: layout.zones,
          }),
      ),
    ),
  );
  top.add(
    drawn((pen, { ghosts, chosen, cursor }) => {
      if (ghosts.length > 0) {
        pen.globalAlpha = 0.75;
        drawSpaces(pen, ghosts, { view, paint, markOf: ({ type }) => type, zones: [] });
        pen.globalAlpha = 1;
        drawOutlines(pen, ghosts, view, { colour: paint.chosen, width: 1.5, dash: [5, 3] });
      }
      drawOutlines(pen, chosen, view, { colour: paint.surface, width: 5 });
      drawOutlines(pen, chosen, view, { colour: paint.chosen, width: 3 });
      if (cursor) {
        drawOutlines(pen, [cursor], view, { colour: paint.surface, width: 7 });
        drawOutlines(pen, [cursor], view, { colour: paint.focus, width: 3, dash: [6, 3] });
      }
    }),
  );

  const place = () => stage.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  place();

  const showPicture = (now: PictureView | null) => {
    const next = now?.photo.zoom ?? '';
    if (next !== source) {
      source = next;
      picture?.destroy();
      picture = null;
      if (now) {
        const image = document.createElement('img');
        image.src = next;
        picture = new Picture({ image, listening: false, perfectDrawEnabled: false });
        const added = picture;
        ground.add(added);
        added.moveToBottom();
        image.onload = () => ground.batchDraw();
      }
    }
    if (now && picture)
      picture.setAttrs({
        image: picture.image(),
        x: now.x,
        y: now.y,
        width: now.width,
        height: (now.width * now.photo.height) / now.photo.width,
        rotation: now.angle,
        opacity: now.opacity,
        scaleX: 1,
        scaleY: 1,
      });
  };

  return {
    stage,
    top,
    picture: () => picture,
    paint: () => paint,
    view: () => view,
    size: () => sizeOf(stage),
    show(next) {
      scene = next;
      showPicture(next.picture);
      stage.batchDraw();
    },
    setView(next) {
      view = next;
      place();
      stage.batchDraw();
    },
    repaint() {
      paint = spacePaintOf(container);
      stage.batchDraw();
    },
    resize() {
      stage.size(sizeNow());
      stage.batchDraw();
    },
    destroy() {
      kept.stop();
      stage.destroy();
    },
  };
}

const sizeOf = (stage: Stage): Size => ({ width: stage.width(), height: stage.height() });
