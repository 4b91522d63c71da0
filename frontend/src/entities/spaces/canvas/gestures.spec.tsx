import type { MapPoint } from '@modules/spaces/map/space-map.schemas';
import { listenToGestures } from './gestures';

/** A box of the page, and what its gestures came to. */
function opened({ isTaken = false, drags = false } = {}) {
  const box = document.createElement('div');
  document.body.append(box);
  const seen: unknown[] = [];
  const stop = listenToGestures(box, () => ({
    isTaken: () => isTaken,
    begin: () =>
      drags
        ? {
            move: ({ x, y }) => seen.push(['move', x, y]),
            end: ({ x, y }) => seen.push(['end', x, y]),
            cancel: () => seen.push(['cancel']),
          }
        : null,
    tap: ({ x, y }: MapPoint) => seen.push(['tap', x, y]),
    pan: (dx, dy) => seen.push(['pan', dx, dy]),
    zoom: (factor, { x, y }) => seen.push(['zoom', Math.round(factor * 100) / 100, x, y]),
  }));
  const send = (type: string, x: number, y: number, pointerId = 1, more: object = {}) =>
    box.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true }), {
        pointerId,
        pointerType: 'touch',
        ...more,
      }),
    );
  return { box, seen, send, stop };
}

test('a finger that hardly moves taps', () => {
  const { seen, send } = opened();
  send('pointerdown', 10, 10);
  send('pointermove', 14, 12);
  send('pointerup', 14, 12);
  expect(seen).toEqual([['tap', 14, 12]]);
});

test('one finger moves the map', () => {
  const { seen, send } = opened();
  send('pointerdown', 10, 10);
  send('pointermove', 40, 10);
  send('pointermove', 45, 20);
  send('pointerup', 45, 20);
  expect(seen).toEqual([
    ['pan', 30, 0],
    ['pan', 5, 10],
  ]);
});

test('a tool takes the drag, and a second finger calls it off: both zoom and move the map', () => {
  const { seen, send } = opened({ drags: true });
  send('pointerdown', 0, 0);
  send('pointermove', 50, 0);
  send('pointerdown', 150, 0, 2);
  send('pointermove', 250, 0, 2);
  send('pointerup', 250, 0, 2);
  send('pointermove', 60, 60);
  send('pointerup', 60, 60);
  expect(seen).toEqual([['move', 50, 0], ['cancel'], ['pan', 50, 0], ['zoom', 2, 150, 0]]);
});

test('what can be dragged by itself keeps its pointer', () => {
  const { seen, send } = opened({ isTaken: true });
  send('pointerdown', 0, 0);
  send('pointermove', 50, 0);
  send('pointerup', 50, 0);
  expect(seen).toEqual([]);
});

test('the wheel zooms at the pointer, and nothing is heard after the end', () => {
  const { box, seen, stop } = opened();
  box.dispatchEvent(new WheelEvent('wheel', { deltaY: -433, clientX: 7, clientY: 9, cancelable: true }));
  expect(seen).toEqual([['zoom', 2, 7, 9]]);
  stop();
  box.dispatchEvent(new WheelEvent('wheel', { deltaY: -433 }));
  expect(seen).toHaveLength(1);
});
