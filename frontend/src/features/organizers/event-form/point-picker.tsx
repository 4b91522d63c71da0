import { Button } from '@ui/actions/button';
import { Dialog } from '@ui/overlays/dialog';
import { type KeyboardEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { MapCanvas } from '../../../map/map-canvas';
import type { MapView } from '../../../map/map-engine';
import { type Point, pointOf } from './event-fields';
import { around, isWellInView, movedBy, pointAt, type Shown } from './pin-moves';
import style from './point-picker.module.css';

export type PointPickerProps = {
  /** "Exact point", "Its point" */
  readonly label: string;
  /** Where the pin is at first; null for nowhere. */
  readonly point: Point | null;
  /** Where the map begins without a pin. */
  readonly near: Point | null;
  readonly onPick: (point: Point) => void;
  readonly onClose: () => void;
};

/** A map with one pin. A tap or click puts it there, the arrow keys move it, and with Shift a little. */
export default function PointPicker({ label, point, near, onPick, onClose }: PointPickerProps) {
  const [pin, setPin] = useState(point);
  const [view, setView] = useState<MapView | null>(null);
  const [bounds, setBounds] = useState(() => (point && around(point, 0.25)) ?? (near && around(near, 0.4)));
  const map = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const onView = useCallback((next: MapView) => setView(next), []);
  const markers = useMemo(
    () =>
      pin
        ? [{ id: 'pin', kind: 'event' as const, text: 'Here', name: `${label}: ${pointOf(pin)}`, ...pin }]
        : [],
    [pin, label],
  );
  const shown = (): Shown | null => {
    const box = map.current?.querySelector('canvas')?.getBoundingClientRect();
    return box && view ? { bounds: view.bounds, width: box.width, height: box.height } : null;
  };
  const put = ({ target, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const from = pressed.current;
    const now = shown();
    const isTap = from !== null && Math.hypot(clientX - from.x, clientY - from.y) < 6;
    if (!now || !isTap || !(target instanceof HTMLCanvasElement)) return;
    const { left, top } = target.getBoundingClientRect();
    setPin(pointAt(now, clientX - left, clientY - top));
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const way = ways[event.key];
    const now = shown();
    if (!way || !now) return;
    event.preventDefault();
    event.stopPropagation(); // the map itself would move
    const [west, south, east, north] = now.bounds;
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const by = event.shiftKey ? 1 : 12;
    const next = movedBy(now, pin ?? middle, way[0] * by, way[1] * by);
    setPin(next);
    if (!isWellInView(now, next)) setBounds(around(next, (east - west) * 0.8));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={`${label} on the map`}
      description="Tap where it is. With a keyboard, the arrow keys move the pin, and with Shift a little at a time."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!pin} onClick={() => pin && onPick(pin)}>
            Use this point
          </Button>
        </>
      }
    >
      <div
        ref={map}
        onKeyDownCapture={move}
        onPointerDownCapture={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onPointerUpCapture={put}
      >
        <MapCanvas
          label={`Map: ${label}`}
          className={style.map ?? ''}
          markers={markers}
          groups={noGroups}
          circle={null}
          bounds={bounds}
          onView={onView}
          popup={() => <p className={style.popup}>{pin && pointOf(pin)}</p>}
          legend={null}
          instead={<Button onClick={onClose}>Type the point instead</Button>}
        />
      </div>
      <p className={style.said} role="status">
        {pin ? `The pin is at ${pointOf(pin)}.` : 'There is no pin yet.'}
      </p>
    </Dialog>
  );
}

/** Right and down, in steps. */
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const noGroups: readonly never[] = [];
