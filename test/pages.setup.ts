import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 }); // long, for a busy machine

/** Browser features that jsdom lacks: sizes never change here, and nothing scrolls or captures a pointer. */
class StillSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const still = () => undefined;

const media = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: still,
  removeEventListener: still,
  dispatchEvent: () => false,
});

fill(globalThis, {
  TextDecoder,
  TextEncoder,
  ResizeObserver: StillSize,
  IntersectionObserver: StillSize,
  matchMedia: media,
  scrollTo: still,
  structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
});
fill(Blob.prototype, {
  arrayBuffer(this: Blob): Promise<ArrayBuffer> {
    return new Promise((resolve, reject) => {
      const reader = new (Reflect.get(globalThis, 'FileReader') as new () => Reader)();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  },
});
fill(elementPrototype(), {
  hasPointerCapture: () => false,
  setPointerCapture: still,
  releasePointerCapture: still,
  scrollIntoView: still,
});

/** The part of FileReader that is used: types of browsers are not known here. */
interface Reader {
  readonly result: ArrayBuffer;
  readonly error: Error;
  onload: () => void;
  onerror: () => void;
  readAsArrayBuffer(blob: Blob): void;
}

function fill(target: object, missing: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(missing)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function elementPrototype(): object {
  const element = Reflect.get(globalThis, 'Element') as { readonly prototype: object };
  return element.prototype;
}
