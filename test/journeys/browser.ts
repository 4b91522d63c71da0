import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const webGl = [
  '--disable-gpu-compositing', // all but WebGL is drawn without a GPU, which there is not
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Milliseconds before each step of a journey: this finds journeys that wait for something too short-lived. */
const slowMo = Number(process.env.SLOW_MOTION ?? 0);

/** How many times slower the pages run: this finds what a slow phone breaks. */
export const cpuThrottle = Number(process.env.CPU_THROTTLE ?? 1);

/** The browser of this run. Closing it closes the contexts that were opened here. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(process.env.BROWSER_ENDPOINT ?? '', { slowMo });
}

/** A browser with WebGL that several processes use. */
export async function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await installedBrowser()), args: [...flags, ...webGl] });
}

/** A browser whose camera shows a film, and whose pages may use it. */
export async function cameraBrowser(film: string): Promise<Browser> {
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  return chromium.launch({
    ...(await installedBrowser()),
    slowMo,
    args: [...flags, '--disable-gpu', ...camera],
  });
}

/** A browser that tools reach at a port of its own (Chrome DevTools Protocol). It draws without WebGL, which takes long where there is no GPU. */
export async function debugBrowser(port: number): Promise<Browser> {
  const args = [...flags, '--disable-gpu', `--remote-debugging-port=${port}`];
  return chromium.launch({ ...(await installedBrowser()), args });
}

/** A real, headless Chromium: CHROMIUM_PATH, the system's own, or the one that came with npm. */
async function installedBrowser() {
  const own = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  if (own && process.env.CHROMIUM_PATH !== 'npm') return { executablePath: own };
  const { executablePath, libraries } = await unpack();
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

/** The packed browser and the few system libraries that it needs, in a folder of this user. */
async function unpack(): Promise<{ readonly executablePath: string; readonly libraries: string }> {
  const folder = join(tmpdir(), `smc-chromium-${process.getuid?.() ?? 'user'}`);
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }; // the latter makes it unpack its libraries too
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'unpack-browser.mjs')], { env });
  return { executablePath: stdout, libraries: join(folder, 'al2023', 'lib') };
}

const run = promisify(execFile);
