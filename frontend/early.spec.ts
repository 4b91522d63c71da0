import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';

const script = readFileSync(new URL('./public/early.js', import.meta.url), 'utf8').replace(
  'import(',
  'load(',
);

test('on our pages zod does not try to compile schemas, which the Content Security Policy forbids', async () => {
  new Function('addEventListener', script)(() => {});
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
});

describe('the scripts of a page that the server rendered', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('wait for the pictures above the fold to be painted, and no longer than a second', async () => {
    const { loaded, show } = openPage();
    await jest.advanceTimersByTimeAsync(500);
    expect(loaded).toEqual([]);
    show();
    await jest.advanceTimersByTimeAsync(100);
    expect(loaded).toEqual(['/react.js', '/page.js', '/index.js']);

    const slow = openPage();
    await jest.advanceTimersByTimeAsync(1_100);
    expect(slow.loaded).toEqual(['/react.js', '/page.js', '/index.js']);
  });

  test('that start no app are missed', async () => {
    const { loaded, network, notes } = openPage();
    network.isDown = true;
    await jest.advanceTimersByTimeAsync(2_100);
    expect(loaded).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  test('come at once, and once, for whoever presses or types', async () => {
    const { loaded, show, hears } = openPage();
    hears('pointerdown');
    await jest.advanceTimersByTimeAsync(10);
    expect(loaded).toHaveLength(3);
    show();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(loaded).toHaveLength(3);
  });
});

test('an arrow key that comes too early is repeated once the page answers; a field has answered it by itself', () => {
  jest.useFakeTimers();
  const repeated: unknown[] = [];
  const target = { tagName: 'BUTTON', dispatchEvent: ({ key }: KeyboardEvent) => repeated.push(key) };
  for (const event of [
    { key: 'ArrowRight', target },
    { key: 'ArrowLeft', target: { ...target, tagName: 'INPUT' } },
    { key: 'Tab', target },
  ]) {
    const { hears } = openPage();
    hears('keydown', event);
    hears('page-answers');
    jest.runAllTimers();
  }
  expect(repeated).toEqual(['ArrowRight']);
  jest.useRealTimers();
});

test('a choice that comes too early is made again once the page answers', () => {
  jest.useFakeTimers();
  const { hears } = openPage();
  const seen: boolean[] = [];
  const target = { type: 'radio', checked: true, click: () => seen.push(target.checked) };
  hears('input', { target });
  hears('page-answers');
  jest.runAllTimers();
  expect(seen).toEqual([false]); // so that the press makes a difference
  jest.useRealTimers();
});

/** The script in a page with one picture, which is there after `show`. */
function openPage() {
  const listeners = new Map<string, ((event: unknown) => unknown)[]>();
  const loaded: string[] = [];
  const network = { isDown: false };
  const notes: unknown[] = [];
  let show = () => {};
  const picture = new Promise<void>((resolve) => {
    show = resolve;
  });
  const page = {
    addEventListener: (type: string, listener: () => unknown) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    removeEventListener: (type: string, listener: () => unknown) =>
      listeners.set(
        type,
        (listeners.get(type) ?? []).filter((one) => one !== listener),
      ),
    KeyboardEvent: class {
      constructor(
        readonly type: string,
        readonly init: { readonly key: string },
      ) {}
      get key() {
        return this.init.key;
      }
    },
    requestAnimationFrame: (run: () => void) => setTimeout(run, 16),
    load: async (file: string) => {
      if (network.isDown) throw new TypeError('Failed to fetch');
      loaded.push(file);
    },
    document: {
      documentElement: { dataset: {} },
      querySelector: () => ({ content: '/react.js /page.js /index.js' }),
      images: [
        { loading: 'eager', decode: () => picture },
        { loading: 'lazy', decode: () => new Promise(() => {}) },
      ],
      createElement: () => ({
        addEventListener: () => {},
        setAttribute: () => {},
        append: () => {},
      }),
      head: { append: () => {} },
      body: { append: (note: unknown) => notes.push(note) },
    },
  };
  new Function(...Object.keys(page), script)(...Object.values(page));
  const hears = (type: string, event: unknown = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  hears('DOMContentLoaded');
  return { loaded, network, notes, show, hears };
}
