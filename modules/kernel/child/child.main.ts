import { registerHooks } from 'node:module';

/** The program of a child of `ChildProcesses`: it responds to each input with the result of a module's `work`. The
 *  tests run it and its imports from source. It ends at once when its parent does, however that ended, and when it
 *  exceeds its memory limit. */
if (import.meta.url.endsWith('.ts'))
  registerHooks({
    resolve: (name, context, next) =>
      next(/^\..*\.js$/.test(name) && isOurs(context.parentURL) ? name.replace(/js$/, 'ts') : name, context),
  });

/** In source form, './x.js' is the file './x.ts'. */
function isOurs(importer = ''): boolean {
  return importer.endsWith('.ts');
}

const [, , module = '', bytes = '0'] = process.argv;
const max = Number(bytes);
const end = () => process.kill(process.pid, 'SIGKILL'); // `exit` would wait for threads that still work
process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined); // the parent decides

const { work } = (await import(module)) as { work(input: unknown): Promise<unknown> };

process.on('message', (input) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < max) return;
    clearInterval(watch);
    answer({ end: 'memory' }, end);
  }, 20);
  work(input)
    .then(
      (output) => ({ output }),
      (error: unknown) => ({ error: String(error) }),
    )
    .then((result) => {
      clearInterval(watch);
      answer({ ...result, isLarge: process.memoryUsage.rss() > max / 2 });
    });
});

function answer(message: object, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent);
}
