import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = globSync('{apps,modules,projections}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.(spec|fixtures|d)\.ts$/.test(file),
);

test('whoever drops an error says in a comment why it may be dropped', () => {
  const silent = sources.flatMap((file) =>
    droppedIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(silent).toEqual([]);
});

test.each([
  ['try {\n  read();\n} catch {\n  return undefined;\n}', [3]],
  ['try {\n  read();\n} catch {\n  return undefined; // no JSON: nothing was sent\n}', []],
  ['try {\n  read();\n} catch {\n  throw refused();\n}', []],
  ['await read().catch(() => undefined);', [1]],
  ['await read().catch(\n  () => 0,\n);', [1]],
  ['// the next run looks again\nawait read().catch(() => 0);', []],
  ['await read().catch(() => 0); // the next run looks again', []],
  ['await read().catch(() => Promise.reject(refused()));', []],
  ['await pause(wait(failures), undefined, { signal }).catch(() => undefined);', []],
  ["await client.query('rollback').catch(() => undefined);", []],
  ['await read().catch((error: unknown) => log.error(error));', []],
])('%j drops at lines %j', (source, lines) => {
  expect(droppedIn(source)).toEqual(lines);
});

/** The lines where a caught error is neither looked at nor replaced by another one, without a comment there. */
function droppedIn(source: string): readonly number[] {
  const lines = source.split('\n');
  const found = source.matchAll(/\bcatch \{|\.catch\(\s*(?:async )?\(\) =>/g);
  return [...found].flatMap(({ index, 0: text }) => {
    const at = source.slice(0, index).split('\n').length;
    const rest = source.slice(index + text.length);
    const body = text.includes('{')
      ? rest.slice(0, rest.indexOf('}'))
      : rest.slice(0, rest.search(/\);|,\n/) + 1);
    if (/\bthrow\b|Promise\.reject\(/.test(body)) return [];
    if (isWaitThatEnds(source.slice(0, index))) return [];
    const last = source.slice(0, index + text.length + body.length).split('\n').length;
    const around = lines.slice(Math.max(0, at - 2), last + 1);
    return around.some((line) => /\/\/ /.test(line)) ? [] : [at];
  });
}

/** What a signal ends throws, and so does a rollback on a connection that is gone: the error that led to it is thrown on. */
const isWaitThatEnds = (before: string): boolean =>
  /(\b(pause|once)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|query\('rollback'\))$/.test(before);
