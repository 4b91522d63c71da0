import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const file = 'docs/asvs.md';
const text = readFileSync(file, 'utf8');
const states = ['met', 'decision', 'partly', 'not met', 'operator', 'not applicable'] as const;

interface Row {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly shownBy: string;
}
const rows: readonly Row[] = [...text.matchAll(/^\| (V[\d.]+) \| ([12]) \| ([a-z ]+) \| (.*) \|$/gm)].map(
  ([, id = '', level = '', state = '', shownBy = '']) => ({ id, level, state, shownBy }),
);

test('every requirement of levels 1 and 2 has one row', () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows.filter(({ state }) => !states.some((one) => one === state))).toEqual([]);
});

test('each path of a row exists', () => {
  const missing = [...text.matchAll(/\]\((?!https:)([^)#]+)[^)]*\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(dirname(file), path)));
  expect(missing).toEqual([]);
});

test('what is met has a file that shows it, and a decision has its ADR', () => {
  const without = rows.filter(
    ({ state, shownBy }) =>
      (state === 'met' && !shownBy.includes('](../')) ||
      (state === 'decision' && !shownBy.includes('](../docs/adr/')),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('no row of level 1 is open', () => {
  const open = rows.filter(({ level, state }) => level === '1' && ['partly', 'not met'].includes(state));
  expect(open.map(({ id }) => id)).toEqual([]);
});

test('the counts at the head are those of the rows', () => {
  const counted = states
    .map((state) => {
      const at = (level: string) => rows.filter((row) => row.state === state && row.level === level).length;
      return { state, one: at('1'), two: at('2') };
    })
    .filter(({ one, two }) => one + two > 0)
    .map(({ state, one, two }) => `| ${state} | ${one} | ${two} | ${one + two} |`);
  expect([...text.matchAll(/^\| [a-z ]+ \| \d+ \| \d+ \| \d+ \|$/gm)].map(([line]) => line)).toEqual(counted);
});
