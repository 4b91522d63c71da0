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

test('every signal is reported, however the stream is split', async () => {
  expect(await signalsIn('event: changed\ndata: {}\n\n', 'event: changed\ndata: {}\n\n')).toBe(2);
  expect(await signalsIn('event: ch', 'anged\nda', 'ta: {}\n', '\n')).toBe(1);
});

test('signals that arrive together are reported once', async () => {
  expect(await signalsIn('event: changed\ndata: {}\n\nevent: changed\ndata: {}\n\n')).toBe(1);
});

test('keep-alives and incomplete signals report nothing', async () => {
  expect(await signalsIn(': well\n\n', 'event: changed\ndata: {}\n')).toBe(0);
});
