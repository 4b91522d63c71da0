import { build } from './build.mjs';

await build();
await import('../dist/server/apps/cli/main.js');
