import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A code, read from the drawn page by another library than the encoder. Millimetres from the page's corner, without the quiet zone. */
export interface ReadCode {
  readonly content: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadPage {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly codes: readonly ReadCode[];
  /** All text, in the order of the file. */
  readonly text: string;
}

/** Draw each page of a PDF as a printer of 300 dots an inch does, and read its codes and its text. */
export async function readPdf(pdf: Buffer): Promise<readonly ReadPage[]> {
  await prepare();
  const document = await getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: fonts, verbosity: 0 })
    .promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dots / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as never, viewport }).promise;
    const image = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(image as never, {
      formats: ['QRCode'],
      maxNumberOfSymbols: 255,
    });
    const { items } = await page.getTextContent();
    pages.push({
      width: millimetres(viewport.width),
      height: millimetres(viewport.height),
      codes: found.map(({ text, position }) => ({
        content: text,
        ...darkBox(image, position.topLeft, position.bottomRight),
      })),
      text: items.map((item) => ('str' in item ? item.str : '')).join('|'),
    });
  }
  await document.loadingTask.destroy();
  return pages;
}

const dots = 300;
const millimetres = (pixels: number) => (pixels / dots) * 25.4;
const require = createRequire(import.meta.url);
const fonts = require.resolve('pdfjs-dist/package.json').replace('package.json', 'standard_fonts/');

async function prepare(): Promise<void> {
  GlobalWorkerOptions.workerSrc = require.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
}

type Point = { readonly x: number; readonly y: number };
type Image = { readonly data: Uint8ClampedArray; readonly width: number };

/** The box of the dark area around a code: its edges are where the paper is half covered. */
function darkBox({ data, width }: Image, from: Point, to: Point): Omit<ReadCode, 'content'> {
  const darkness = (x: number, y: number) => 1 - (data[(y * width + x) * 4] ?? 255) / 255;
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  const reach = Math.round((to.x - from.x) / 2) + 6;
  const span = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const column = (x: number) => Math.max(...span.map((step) => darkness(x, middle.y + step)));
  const row = (y: number) => Math.max(...span.map((step) => darkness(middle.x + step, y)));
  const [left, right] = edges(span.map((step) => column(middle.x + step)));
  const [top, bottom] = edges(span.map((step) => row(middle.y + step)));
  return {
    x: millimetres(middle.x - reach + left),
    y: millimetres(middle.y - reach + top),
    width: millimetres(right - left),
    height: millimetres(bottom - top),
  };
}

/** The start and end of the dark area; a pixel that is half covered counts as half. */
function edges(dark: readonly number[]): readonly [number, number] {
  const first = dark.findIndex((one) => one > 0.02);
  const last = dark.findLastIndex((one) => one > 0.02);
  return [first + 1 - (dark[first] ?? 0), last + (dark[last] ?? 0)];
}
