import { readSignals } from './live-inbox';

const streamOf = (...parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function signalsIn(...parts: readonly string[]): Promise<number> {
  let signals = 0;
  await readSignals(streamOf(...parts), () => {
    signals += 1;
  });
  return signals;
}

test('every signal is told, however the line cuts it up', async () => {
  expect(await signalsIn('event: changed\ndata: {}\n\n', 'event: changed\ndata: {}\n\n')).toBe(2);
  expect(await signalsIn('event: ch', 'anged\nda', 'ta: {}\n', '\n')).toBe(1);
});

test('signals that arrive together are told once, for one fetch answers them all', async () => {
  expect(await signalsIn('event: changed\ndata: {}\n\nevent: changed\ndata: {}\n\n')).toBe(1);
});

test('signs of life and half a signal tell nothing', async () => {
  expect(await signalsIn(': well\n\n', 'event: changed\ndata: {}\n')).toBe(0);
});
