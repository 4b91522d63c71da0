import type { MapPoint } from '@modules/spaces/map/space-map.schemas';

/** What fingers, a mouse and a wheel do to a map.
 *  units  CSS pixels from the left upper corner of the canvas */
export interface GestureHandlers {
  /** Whether something else takes this pointer: what can be dragged by itself. */
  readonly isTaken: (at: MapPoint) => boolean;
  /** Begins a drag of one pointer that does not move the map; null moves it. */
  readonly begin: (at: MapPoint, event: PointerEvent) => Drag | null;
  readonly tap: (at: MapPoint, event: PointerEvent) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, about: MapPoint) => void;
  /** The mouse moves with no button down. */
  readonly hover?: ((at: MapPoint) => void) | undefined;
}

export interface Drag {
  readonly move: (at: MapPoint, event: PointerEvent) => void;
  readonly end: (at: MapPoint, event: PointerEvent) => void;
  readonly cancel: () => void;
}

/** One pointer drags or taps, two pinch, the wheel zooms.
 *  out  stops listening */
export function listenToGestures(box: HTMLElement, handlers: () => GestureHandlers): () => void {
  const down = new Map<number, MapPoint>();
  let first: { readonly at: MapPoint; drag: Drag | null; isDragged: boolean } | null = null;
  let pinch: { readonly apart: number; readonly middle: MapPoint } | null = null;

  const placeOf = ({ clientX, clientY }: MouseEvent): MapPoint => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const pinchOf = () => {
    const [one, other] = [...down.values()];
    if (!one || !other) return null;
    return {
      apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button > 1) return;
    const at = placeOf(event);
    if (down.size === 0 && handlers().isTaken(at)) return;
    down.set(event.pointerId, at);
    box.setPointerCapture?.(event.pointerId);
    if (down.size === 2) {
      first?.drag?.cancel();
      first = null;
      pinch = pinchOf();
    } else if (down.size === 1)
      first = {
        at,
        drag: event.button === 0 ? handlers().begin(at, event) : null,
        isDragged: false,
      };
  };
  const onMove = (event: PointerEvent) => {
    const at = placeOf(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (down.size === 0) handlers().hover?.(at);
      return;
    }
    down.set(event.pointerId, at);
    if (pinch) {
      const next = pinchOf();
      if (!next) return;
      handlers().pan(next.middle.x - pinch.middle.x, next.middle.y - pinch.middle.y);
      handlers().zoom(next.apart / pinch.apart, next.middle);
      pinch = next;
      return;
    }
    if (!first) return;
    const slack = event.pointerType === 'mouse' ? 3 : 9;
    if (!first.isDragged && Math.hypot(at.x - first.at.x, at.y - first.at.y) < slack) return;
    first.isDragged = true;
    if (first.drag) first.drag.move(at, event);
    else handlers().pan(at.x - before.x, at.y - before.y);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    const at = placeOf(event);
    if (pinch) {
      if (down.size < 2) pinch = null;
      return;
    }
    const ended = first;
    first = null;
    if (!ended) return;
    if (event.type === 'pointercancel') ended.drag?.cancel();
    else if (ended.isDragged) ended.drag?.end(at, event);
    else {
      ended.drag?.cancel();
      if (event.button === 0) handlers().tap(at, event);
    }
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    // A pinch on a touch pad comes as a wheel with Ctrl, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    handlers().zoom(Math.exp(-event.deltaY * lines * speed), placeOf(event));
  };

  box.addEventListener('pointerdown', onDown);
  box.addEventListener('pointermove', onMove);
  box.addEventListener('pointerup', onUp);
  box.addEventListener('pointercancel', onUp);
  box.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    box.removeEventListener('pointerdown', onDown);
    box.removeEventListener('pointermove', onMove);
    box.removeEventListener('pointerup', onUp);
    box.removeEventListener('pointercancel', onUp);
    box.removeEventListener('wheel', onWheel);
  };
}
