import { startApp } from './start-app.mjs';

/** One server with demo data for all journeys, unless APP_URL and APP_DATA name one that runs already. */
export default async function start() {
  if (process.env.APP_URL) return;
  const app = await startApp();
  await app.seeded;
  process.env.APP_URL = app.url;
  process.env.APP_DATA = app.data;
  globalThis.closeApp = app.close;
}
