import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { serverSources } from './build-stamps.mjs';
import { root } from './steps.mjs';

/** Compile the server to dist/server, file by file, as the tests compile it. It checks no types: `npm run types` does. */
const out = join(root, 'dist/server');
const options = {
  swcrc: false,
  configFile: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
  },
  module: { type: 'es6' },
};

rmSync(out, { recursive: true, force: true });
await Promise.all(
  serverSources().map(async (file) => {
    const { code } = await transformFile(join(root, file), options);
    const path = join(out, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }),
);
