import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveBrowser } from './browser.ts';
import { startApp } from './start-app.mjs';

const results = join(import.meta.dirname, '../../test-results');

/** One browser, and one server with demo data for all journeys, unless APP_URL and APP_DATA name one that runs already. Journeys with a
 *  server of their own begin while the demo data is made. */
export default async function start() {
  await rm(results, { recursive: true, force: true });
  await mkdir(results);
  const [browser, app] = await Promise.all([serveBrowser(), process.env.APP_URL ? undefined : startShared()]);
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.closeJourneys = async () => {
    await browser.close();
    await app?.close();
  };
}

async function startShared() {
  const app = await startApp({ log: join(results, 'server.log') });
  process.env.APP_URL = app.url;
  process.env.APP_DATA = app.data;
  process.env.APP_SEEDED = join(app.data, 'seeded');
  app.seeded.then(() => writeFile(process.env.APP_SEEDED, '')).catch(() => undefined);
  return app;
}
