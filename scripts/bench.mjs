import { run } from './steps.mjs';

const { code } = await run('tsc', ['-p', 'tsconfig.bench.json']);
if (code) process.exit(code);
await import('../dist/bench/test/bench/main.js');
