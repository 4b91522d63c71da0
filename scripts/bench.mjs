import { build } from './build.mjs';
import { readTypeScript } from './read-typescript.mjs';
import { run } from './steps.mjs';

/** npm run bench: the server's measurements are compiled first; the one of the pages (`-- web`) runs the built product. */
const [selected] = process.argv.slice(2);
if (selected !== 'web') {
  const { code } = await run('tsc', ['-p', 'tsconfig.bench.json']);
  if (code) process.exit(code);
  await import('../dist/bench/test/bench/main.js');
}
if (selected === 'web' || !selected) {
  await build();
  readTypeScript();
  const [{ openResults }, { webBench }] = await Promise.all([
    import('../test/bench/results.ts'),
    import('../test/bench/web.bench.ts'),
  ]);
  const { say, write } = await openResults('web');
  await webBench(Number(process.env.BENCH_RUNS ?? 5), say);
  await write();
}
