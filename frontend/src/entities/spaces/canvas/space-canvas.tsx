import { type Box, boxAround, boxOf } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';
import type { PictureView } from '@modules/spaces/spaces.contract';
import { IconButton } from '@ui/actions/icon-button';
import { classes } from '@ui/classes';
import { Notice } from '@ui/feedback/notice';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Maximize, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DrawnLayout } from './drawn-layout';
import { type Drag, listenToGestures } from './gestures';
import style from './space-canvas.module.css';
import type { SpaceEngine } from './space-engine';
import { type Direction, gridOf, nextTowards, type SpaceGrid } from './space-grid';
import type { SpaceMark } from './space-marks';
import { useSpaceEngine } from './use-space-engine';
import { fitted, panned, revealing, toMap, type View, zoomed } from './view';
import zones from './zone-colours.module.css';

export type SpaceCanvasProps = {
  /** Names the map for screen readers. */
  readonly label: string;
  readonly layout: DrawnLayout;
  readonly picture: PictureView | null;
  /** How a space looks: its state, or its type. Pass the same function while nothing of it changes: another one draws all again. */
  readonly markOf: (space: Space) => SpaceMark;
  /** Those that a search does not find; the same function while it is the same search. */
  readonly isFaint?: ((space: Space) => boolean) | undefined;
  /** Ids of what is chosen. */
  readonly chosen: ReadonlySet<string>;
  /** A space was tapped, or chosen by Enter; null: beside all. */
  readonly onPick?: ((space: Space | null, how: PickHow) => void) | undefined;
  /** Read out when the arrow keys come to a space: "B12, corner, $90, free". */
  readonly describe: (space: Space) => string;
  /** Spaces that are not there yet: a preview. */
  readonly ghosts?: readonly Space[] | undefined;
  /** What an editor does with pointers and keys. */
  readonly tool?: SpaceTool | undefined;
  /** Where the map is not drawn: how to reach the same. */
  readonly instead: ReactNode;
  readonly className?: string | undefined;
  /** More buttons over the map. */
  readonly children?: ReactNode;
  readonly ref?: Ref<SpaceCanvasHandle>;
};

export interface PickHow {
  /** Shift, Ctrl or Command: add to what is chosen, or take out of it. */
  readonly isMore: boolean;
  /** Twice in a row. */
  readonly isDouble: boolean;
}

/** units  at: feet on the map */
export interface SpaceTool {
  /** Starts once the engine is there, with nodes of its own on `engine.top`.
   *  out  takes them off */
  readonly attach?: ((engine: SpaceEngine) => () => void) | undefined;
  /** A drag that does not move the map; null moves it. */
  readonly begin?: ((at: MapPoint, event: PointerEvent, view: View) => ToolDrag | null) | undefined;
  /** A tap that picks nothing. */
  readonly tap?: ((at: MapPoint, event: PointerEvent) => boolean) | undefined;
  /** Whether the key was for the editor. */
  readonly key?: ((event: KeyboardEvent) => boolean) | undefined;
  readonly cursor?: 'crosshair' | 'grab' | 'default' | undefined;
}

export interface ToolDrag {
  readonly move: (at: MapPoint) => void;
  readonly end: (at: MapPoint, event: PointerEvent) => void;
  readonly cancel: () => void;
}

export interface SpaceCanvasHandle {
  /** Shows all. */
  fit(): void;
  /** Moves the map so that a box is seen. */
  reveal(box: Box): void;
  /** The middle of what is seen. */
  middle(): MapPoint;
  readonly engine: SpaceEngine | null;
  readonly grid: SpaceGrid;
}

/** A map of spaces to look at, zoom, and choose from, by pointer and by keyboard. It takes the size of its class. */
export function SpaceCanvas(props: SpaceCanvasProps) {
  const { label, layout, picture, markOf, isFaint, chosen, ghosts = none, tool, instead, className } = props;
  const { spaces } = layout;
  const grid = useMemo(() => gridOf(spaces), [spaces]);
  const [cursorId, setCursor] = useState<string | null>(null);
  const cursor = useMemo(() => spaces.find(({ id }) => id === cursorId) ?? null, [spaces, cursorId]);
  const { box, engine, isFailed } = useSpaceEngine({ x: 0, y: 0, scale: 1 });
  const latest = useRef({ ...props, grid });
  latest.current = { ...props, grid };
  const hint = useId();

  const all = useMemo(
    () =>
      boxOfLayout(
        layout,
        picture && { ...picture, depth: (picture.width * picture.photo.height) / picture.photo.width },
      ),
    [layout, picture],
  );
  const allNow = useRef(all);
  allNow.current = all;

  useImperativeHandle(
    props.ref,
    () => ({
      // What was drawn in the same moment is seen too.
      fit: () => void requestAnimationFrame(() => engine?.setView(fitted(allNow.current, engine.size()))),
      reveal: (seenBox) => engine?.setView(revealing(engine.view(), seenBox, engine.size())),
      middle: () => {
        if (!engine) return { x: 0, y: 0 };
        const { width, height } = engine.size();
        return toMap(engine.view(), { x: width / 2, y: height / 2 });
      },
      engine,
      grid,
    }),
    [engine, grid],
  );

  useEffect(() => {
    if (engine) engine.setView(fitted(allNow.current, engine.size()));
  }, [engine]);

  useEffect(() => {
    engine?.show({
      layout,
      grid,
      picture,
      markOf,
      isFaint,
      chosen: chosen.size === 0 ? none : spaces.filter(({ id }) => chosen.has(id)),
      cursor,
      ghosts,
    });
  }, [engine, layout, grid, picture, markOf, isFaint, chosen, spaces, cursor, ghosts]);

  useEffect(() => (engine ? listen(engine, () => latest.current) : undefined), [engine]);
  const attach = tool?.attach;
  useEffect(() => (engine && attach ? attach(engine) : undefined), [engine, attach]);

  const zoomBy = (factor: number) => {
    if (!engine) return;
    const { width, height } = engine.size();
    engine.setView(zoomed(engine.view(), factor, { x: width / 2, y: height / 2 }));
  };
  const showAll = () => engine?.setView(fitted(all, engine.size()));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !engine || tool?.key?.(event)) return;
    const direction = arrows[event.key];
    if (direction && event.altKey) return;
    if (direction && !event.shiftKey) {
      const { width, height } = engine.size();
      const from = cursor ?? toMap(engine.view(), { x: width / 2, y: height / 2 });
      const next = cursor ? nextTowards(spaces, from, direction) : nearest(spaces, from);
      if (!next) return;
      setCursor(next.id);
      engine.setView(revealing(engine.view(), boxOf([next]) ?? nowhere, engine.size()));
    } else if (direction) {
      const [dx, dy] = pushes[direction];
      engine.setView(panned(engine.view(), dx, dy));
    } else if (event.key === '+' || event.key === '=') zoomBy(1.4);
    else if (event.key === '-') zoomBy(1 / 1.4);
    else if (event.key === '0') showAll();
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!cursor) return;
      props.onPick?.(cursor, { isMore: event.shiftKey || event.ctrlKey || event.metaKey, isDouble: false });
    } else if (event.key === 'Escape') setCursor(null);
    else return;
    event.preventDefault();
  };

  if (isFailed)
    return (
      <Notice live={false} title="The map is not drawn here">
        {instead}
      </Notice>
    );
  return (
    <div className={classes(style.frame, zones.colours, className)} aria-busy={engine === null}>
      <div
        ref={box}
        className={style.canvas}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from space to space, which no element of HTML does
        tabIndex={0}
        role="application"
        aria-roledescription="map of spaces"
        aria-label={label}
        aria-describedby={hint}
        data-cursor={tool?.cursor ?? 'grab'}
        onKeyDown={onKeyDown}
        onPointerDown={() => setCursor(null)}
      />
      <VisuallyHidden id={hint}>
        Arrow keys go from space to space, Enter chooses, plus and minus zoom, 0 shows all, Shift with an
        arrow moves the map.
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">{cursor ? props.describe(cursor) : ''}</VisuallyHidden>
      <div className={style.buttons}>
        <IconButton label="Zoom in" variant="framed" onClick={() => zoomBy(1.5)}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Zoom out" variant="framed" onClick={() => zoomBy(1 / 1.5)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton label="Show the whole map" variant="framed" onClick={showAll}>
          <Maximize aria-hidden="true" />
        </IconButton>
        {props.children}
      </div>
    </div>
  );
}

type Latest = SpaceCanvasProps & { readonly grid: SpaceGrid };

function listen(engine: SpaceEngine, latest: () => Latest): () => void {
  const container = engine.stage.container();
  let before = { at: 0, id: '' };
  const onMap = (point: MapPoint) => toMap(engine.view(), point);
  return listenToGestures(container, () => ({
    isTaken: (at) => engine.stage.getIntersection(at) !== null,
    begin: (at, event) => {
      const drag = latest().tool?.begin?.(onMap(at), event, engine.view()) ?? null;
      return drag && onScreen(drag, onMap);
    },
    tap: (at, event) => {
      const { tool, grid, onPick } = latest();
      const point = onMap(at);
      if (tool?.tap?.(point, event)) return;
      // A finger that just misses a small space means it.
      const space =
        grid.at(point) ??
        (event.pointerType === 'touch' ? grid.nearest(point, 12 / engine.view().scale) : null);
      const isDouble = space !== null && space.id === before.id && event.timeStamp - before.at < 400;
      before = { at: event.timeStamp, id: space?.id ?? '' };
      onPick?.(space, { isMore: event.shiftKey || event.ctrlKey || event.metaKey, isDouble });
    },
    pan: (dx, dy) => engine.setView(panned(engine.view(), dx, dy)),
    zoom: (factor, about) => engine.setView(zoomed(engine.view(), factor, about)),
  }));
}

const onScreen = (drag: ToolDrag, onMap: (point: MapPoint) => MapPoint): Drag => ({
  move: (at) => drag.move(onMap(at)),
  end: (at, event) => drag.end(onMap(at), event),
  cancel: () => drag.cancel(),
});

/** Around all that is drawn; null for an empty map. */
function boxOfLayout(
  { spaces, zones, shapes }: DrawnLayout,
  picture: { readonly x: number; readonly y: number; readonly width: number; readonly depth: number } | null,
): Box | null {
  const field = boxOf(spaces);
  const corners = field
    ? [
        { x: field.left, y: field.top },
        { x: field.right, y: field.bottom },
      ]
    : [];
  const ground = picture ? [picture, { x: picture.x + picture.width, y: picture.y + picture.depth }] : [];
  return boxAround([
    ...corners,
    ...ground,
    ...zones.flatMap(({ outline }) => outline),
    ...shapes.flatMap(({ points }) => points),
  ]);
}

function nearest(spaces: readonly Space[], { x, y }: MapPoint): Space | null {
  let [best, found]: [number, Space | null] = [Number.POSITIVE_INFINITY, null];
  for (const space of spaces) {
    const far = Math.hypot(space.x - x, space.y - y);
    if (far < best) [best, found] = [far, space];
  }
  return found;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const pushes = { left: [80, 0], right: [-80, 0], up: [0, 80], down: [0, -80] } as const;
const none: readonly Space[] = [];
const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };
