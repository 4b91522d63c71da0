import { addPath } from '@entities/spaces/canvas/draw-spaces';
import type { SpaceEngine } from '@entities/spaces/canvas/space-engine';
import { type Box, degreesOf, foot, type Rectangle } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint, PicturePlace, Space } from '@modules/spaces/map/space-map.schemas';
import type { Node } from 'konva/lib/Node.js';
import { Shape, type ShapeConfig } from 'konva/lib/Shape.js';
import { Transformer } from 'konva/lib/shapes/Transformer.js';
import { type FrameChange, frameOf } from '../drawing/edits';

/** What an editor draws and drags above the map. */
export interface EditLayer {
  /** The frame around what is chosen, to drag, turn and, for one space, size. */
  frame(spaces: readonly Space[]): void;
  /** Makes the picture what is dragged; false: the spaces again. */
  placePicture(isOn: boolean): void;
  /** A box that is being drawn; null for none. */
  box(box: Box | null): void;
  /** An outline that is being drawn. */
  outline(points: readonly MapPoint[], isClosed: boolean): void;
  destroy(): void;
}

export interface EditHandlers {
  readonly onFrame: (change: FrameChange) => void;
  /** A tap on a chosen space. */
  readonly onTap: (at: MapPoint, event: MouseEvent | TouchEvent) => void;
  /** How far a frame at a place is to move to meet what is near. */
  readonly snap: (frame: Rectangle) => MapPoint;
  readonly onPicture: (place: Omit<PicturePlace, 'opacity'>) => void;
}

export function startEditLayer(engine: SpaceEngine, handlers: () => EditHandlers): EditLayer {
  const { stage, top } = engine;
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const transformer = new Transformer({
    rotationSnaps: Array.from({ length: 24 }, (_, nth) => nth * 15),
    rotationSnapTolerance: 4,
    rotateAnchorOffset: isCoarse ? 40 : 28,
    anchorSize: isCoarse ? 22 : 12,
    anchorCornerRadius: 3,
    keepRatio: false,
    flipEnabled: false,
    ignoreStroke: true,
    borderDash: [5, 4],
  });
  let chosen: readonly Space[] = [];
  let frame: Rectangle | null = null;
  let box: Box | null = null;
  let outline = none;
  let isPlacing = false;

  const node = new Shape<ShapeConfig>({
    draggable: true,
    visible: false,
    fill: 'rgba(0,0,0,0.01)',
    strokeScaleEnabled: false,
    perfectDrawEnabled: false,
    sceneFunc: (context, shape) => {
      if (!frame || !isMoving()) return;
      const pen = context._context;
      addFrame(pen, frame, chosen);
      pen.fillStyle = engine.paint().surface;
      pen.globalAlpha = 0.6;
      pen.fill();
      pen.globalAlpha = 1;
      pen.strokeStyle = engine.paint().chosen;
      pen.lineWidth = 2 / (stage.scaleX() * Math.abs(shape.scaleX()));
      pen.stroke();
    },
    // Only the spaces themselves are dragged: those between them can still be chosen.
    hitFunc: (context, shape) => {
      if (!frame) return;
      context.beginPath();
      addFrame(context._context, frame, chosen);
      context.fillShape(shape);
    },
  });
  const marks = new Shape({
    listening: false,
    perfectDrawEnabled: false,
    sceneFunc: (context) => {
      const pen = context._context;
      const view = engine.view();
      const ratio = top.getCanvas().getPixelRatio();
      pen.save();
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.strokeStyle = engine.paint().chosen;
      pen.fillStyle = engine.paint().chosen;
      pen.lineWidth = 2;
      const corners = box && [
        { x: box.left, y: box.top },
        { x: box.right, y: box.top },
        { x: box.right, y: box.bottom },
        { x: box.left, y: box.bottom },
      ];
      for (const points of [corners ?? [], outline.points]) {
        if (points.length === 0) continue;
        pen.beginPath();
        addPath(pen, points, view);
        if (points === corners || outline.isClosed) pen.closePath();
        pen.globalAlpha = 0.12;
        pen.fill();
        pen.globalAlpha = 1;
        pen.setLineDash([6, 4]);
        pen.stroke();
        pen.setLineDash([]);
        for (const { x, y } of points === corners ? [] : points) {
          pen.beginPath();
          pen.arc(x * view.scale + view.x, y * view.scale + view.y, 5, 0, 2 * Math.PI);
          pen.fill();
        }
      }
      pen.restore();
    },
  });
  top.add(node, marks, transformer);

  const isMoving = () => node.isDragging() || transformer.isTransforming();

  node.on('dragmove', () => {
    if (!frame) return;
    const by = handlers().snap({ ...frame, x: node.x(), y: node.y() });
    node.position({ x: node.x() + by.x, y: node.y() + by.y });
  });
  const finish = () => {
    if (!frame) return;
    const [scaleX, scaleY] = [Math.abs(node.scaleX()), Math.abs(node.scaleY())];
    const isSized = chosen.length === 1 && (scaleX !== 1 || scaleY !== 1);
    const change: FrameChange = {
      dx: foot(node.x() - frame.x),
      dy: foot(node.y() - frame.y),
      angle: degreesOf(node.rotation() - frame.angle),
      about: { x: frame.x, y: frame.y },
      size: isSized ? { width: inSteps(frame.width * scaleX), depth: inSteps(frame.depth * scaleY) } : null,
    };
    handlers().onFrame(change);
    show();
  };
  node.on('dragend transformend', finish);
  node.on('click tap', ({ evt }) => {
    const pointer = stage.getPointerPosition();
    const { x, y, scale } = engine.view();
    if (pointer) handlers().onTap({ x: (pointer.x - x) / scale, y: (pointer.y - y) / scale }, evt);
  });

  function show() {
    const { chosen: line, surface } = engine.paint();
    transformer.setAttrs({ borderStroke: line, anchorStroke: line, anchorFill: surface });
    if (isPlacing) return;
    frame = chosen.length > 0 ? frameOf(chosen) : null;
    if (!frame) {
      node.visible(false);
      transformer.nodes([]);
      return;
    }
    node.setAttrs({
      visible: true,
      x: frame.x,
      y: frame.y,
      width: frame.width,
      height: frame.depth,
      offsetX: frame.width / 2,
      offsetY: frame.depth / 2,
      rotation: frame.angle,
      scaleX: 1,
      scaleY: 1,
    });
    transformer.enabledAnchors(chosen.length === 1 ? anchors : []);
    transformer.nodes([node]);
    transformer.moveToTop();
  }

  const onPicture = () => {
    const picture = engine.picture();
    if (!picture) return;
    handlers().onPicture({
      x: foot(picture.x()),
      y: foot(picture.y()),
      width: foot(Math.max(1, picture.width() * picture.scaleX())),
      angle: degreesOf(picture.rotation()),
    });
  };
  const listen = (target: Node | null, isOn: boolean) => {
    if (!target) return;
    target.getLayer()?.listening(isOn);
    target.setAttrs({ listening: isOn, draggable: isOn });
    target.off('dragend.place transformend.place');
    if (isOn) target.on('dragend.place transformend.place', onPicture);
  };

  return {
    frame(spaces) {
      chosen = spaces;
      show();
      top.batchDraw();
    },
    placePicture(isOn) {
      isPlacing = isOn;
      const picture = engine.picture();
      listen(picture, isOn);
      transformer.keepRatio(isOn);
      if (isOn && picture) {
        node.visible(false);
        transformer.enabledAnchors(corners);
        transformer.nodes([picture]);
      }
      show();
      stage.batchDraw();
    },
    box(next) {
      box = next;
      top.batchDraw();
    },
    outline(points, isClosed) {
      outline = { points, isClosed };
      top.batchDraw();
    },
    destroy() {
      listen(engine.picture(), false);
      transformer.destroy();
      node.destroy();
      marks.destroy();
    },
  };
}

/** The chosen spaces within their frame, whose left upper corner is the origin. */
function addFrame(pen: CanvasRenderingContext2D, frame: Rectangle, spaces: readonly Space[]): void {
  const turn = (-frame.angle * Math.PI) / 180;
  pen.beginPath();
  for (const space of spaces) {
    const [dx, dy] = [space.x - frame.x, space.y - frame.y];
    const x = dx * Math.cos(turn) - dy * Math.sin(turn) + frame.width / 2;
    const y = dx * Math.sin(turn) + dy * Math.cos(turn) + frame.depth / 2;
    const own = ((space.angle - frame.angle) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(own), Math.sin(own)];
    for (const [nth, [across, along]] of quarters.entries()) {
      const [w, d] = [(across * space.width) / 2, (along * space.depth) / 2];
      const [px, py] = [x + w * cos - d * sin, y + w * sin + d * cos];
      if (nth === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
    pen.closePath();
  }
}

/** A dragged size, to half a foot. */
const inSteps = (feet: number): number => Math.min(500, Math.max(1, Math.round(feet * 2) / 2));

const quarters = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const anchors = [...corners, 'top-center', 'bottom-center', 'middle-left', 'middle-right'];
const none: { readonly points: readonly MapPoint[]; readonly isClosed: boolean } = {
  points: [],
  isClosed: false,
};
