import { readFileSync } from 'node:fs';

test('on our pages zod does not try to compile schemas, which the Content Security Policy forbids', async () => {
  const script = readFileSync(new URL('./public/early.js', import.meta.url), 'utf8');
  new Function('addEventListener', script)(() => {});
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
});
