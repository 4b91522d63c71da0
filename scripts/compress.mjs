import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants as osConstants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './steps.mjs';

/** Write each text file of the built pages a second and a third time, as `<name>.br` (quality 11) and `<name>.gz` (level 9), which the server
 *  sends as they are (apps/api/static-files.ts). dist/compressed keeps the results by the digest of their content: a file that did not change is
 *  not compressed again. */
export const compressPages = () => compressFiles(join(root, 'dist', 'web'), join(root, 'dist', 'compressed'));

async function compressFiles(folder, keep) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await mkdir(keep, { recursive: true });
  const kept = await Promise.all(files.map((file) => compressFile(file, keep)));
  const current = new Set(kept.flat());
  const old = (await readdir(keep)).filter((name) => !current.has(name));
  await Promise.all(old.map((name) => rm(join(keep, name))));
}

/** The names of its results in `keep`. */
async function compressFile(file, keep) {
  const content = await readFile(file);
  if (content.length < smallest) return [];
  const digest = createHash('sha256').update(content).digest('hex');
  return Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const name = `${digest}.${extension}`;
      const known = await readFile(join(keep, name)).catch(() => undefined);
      const result = known ?? (await encode(content));
      if (!known) await writeWhole(join(keep, name), result);
      await writeWhole(`${file}.${extension}`, result);
      return name;
    }),
  );
}

/** Nobody sees half a file, even if the process ends while it writes. */
async function writeWhole(path, content) {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

const text = /\.(js|mjs|css|svg|json|html|webmanifest|wasm)$/;
const smallest = 1024;

const encoders = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

if (process.argv[1] === import.meta.filename) {
  setPriority(osConstants.priority.PRIORITY_LOW);
  await compressPages();
}
