import type { BarcodeDetector as Ponyfill } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type Detector = Pick<Ponyfill, 'detect'>;

/** The barcode detector: the browser's own where it reads QR codes, else ZXing in WASM from our own origin.
 *  source  ADR 0036 */
export function loadDetector(): Promise<Detector> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // without a connection the script did not load; the next start of the camera tries again
    throw error;
  });
  return loading;
}

/** Labels are QR codes; other formats are read to tell the member what they are. */
const formats = ['qr_code', 'ean_13', 'upc_a', 'code_128'] as const;
let loading: Promise<Detector> | undefined;

interface Native {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

async function load(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector;
  const known = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && known.includes('qr_code'))
    return new native({ formats: formats.filter((format) => known.includes(format)) });
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
    },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: [...formats] });
}
