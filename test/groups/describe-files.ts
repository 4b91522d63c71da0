import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Collect the tests of several files in one registry of modules, each file under its path, as a `describe` of its own: its hooks run for its tests alone.
 *  Nothing else is shared but what modules keep, and a server keeps nothing in modules. */
export async function describeFiles(paths: readonly string[]): Promise<void> {
  const state = collecting();
  for (const path of paths) {
    describe(path, () => undefined);
    const { currentDescribeBlock: all } = state;
    state.currentDescribeBlock = all.children.at(-1) as Block;
    await import(join(root, path));
    state.currentDescribeBlock = all;
  }
}

interface Block {
  readonly children: readonly object[];
}

interface Collecting {
  /** Where jest-circus puts the next test or hook. A `describe` sets it for as long as its function runs, which cannot import. */
  currentDescribeBlock: Block;
}

/** The state of jest-circus, which it keeps in the global object of a test file. */
function collecting(): Collecting {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  if (!symbol) throw new Error('This jest keeps its state elsewhere.');
  return Reflect.get(globalThis, symbol) as Collecting;
}
