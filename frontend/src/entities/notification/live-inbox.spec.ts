import { jest } from '@jest/globals';
import { readSignals, watchSilence } from './live-inbox';

const streamOf = (...parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function signalsIn(...parts: readonly string[]): Promise<number> {
  const notify = jest.fn();
  const heard = jest.fn();
  await readSignals(streamOf(...parts), notify, heard);
  expect(heard).toHaveBeenCalledTimes(parts.length);
  return notify.mock.calls.length;
}

test('every signal is reported, however the stream is split', async () => {
  expect(await signalsIn('event: changed\ndata: {}\n\n', 'event: changed\ndata: {}\n\n')).toBe(2);
  expect(await signalsIn('event: ch', 'anged\nda', 'ta: {}\n', '\n')).toBe(1);
});

test('a signal says whether the inbox changed or somebody posted', async () => {
  const notify = jest.fn();
  await readSignals(
    streamOf('event: wall\ndata: {}\n\n', 'event: changed\ndata: {}\n\n'),
    notify,
    () => undefined,
  );
  expect(notify.mock.calls).toEqual([['wall'], ['changed']]);
});

test('signals that arrive together are reported once', async () => {
  expect(await signalsIn('event: changed\ndata: {}\n\nevent: changed\ndata: {}\n\n')).toBe(1);
});

test('keep-alives and incomplete signals report nothing', async () => {
  expect(await signalsIn(': well\n\n', 'event: changed\ndata: {}\n')).toBe(0);
});

test('a connection is given up once it was silent for too long, counted from what was heard last', () => {
  jest.useFakeTimers();
  const giveUp = jest.fn();
  const silence = watchSilence(50, giveUp);
  jest.advanceTimersByTime(49);
  silence.heard();
  jest.advanceTimersByTime(49);
  expect(giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
  silence.heard();
  silence.stop();
  jest.advanceTimersByTime(50);
  expect(giveUp).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
