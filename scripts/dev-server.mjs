import { buildPart } from './build.mjs';

/** The server of `npm run dev`: built from what has changed, and started. The pages are Vite's. */
await buildPart('server');
const { startApi } = await import('../dist/server/apps/api/start-api.js');
await startApi();
