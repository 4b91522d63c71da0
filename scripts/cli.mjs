import { buildPart } from './build.mjs';

await buildPart('server');
await import('../dist/server/apps/cli/main.js');
