import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves `service-worker.js` as /sw.js with the list of files to keep: the hashed files of the pages and the
 *  public files. Its version changes with any of them, and with the shell. */
export function precache(folder: string): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const open = join(folder, 'public');
      const publicFiles = readdirSync(open, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(js|svg|png|webmanifest)$/.test(name),
      );
      const files = [...Object.keys(bundle).filter(isPrecached), ...publicFiles].sort();
      const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
      const hash = createHash('sha256').update(worker).update(files.join('\n'));
      hash.update(readFileSync(join(folder, 'index.html')));
      for (const name of publicFiles) hash.update(readFileSync(join(open, name)));
      const version = hash.digest('hex').slice(0, 16);
      const addresses = files.map((name) => `/${name}`);
      const source = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(addresses)};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Every file a page may need at once. Map engines, atlases and fonts of other alphabets are kept after their first
 *  use. */
export function isPrecached(name: string): boolean {
  if (!/^assets\/.+\.(js|css|woff2)$/.test(name)) return false;
  if (name.endsWith('.woff2')) return /-latin-(wght|narrow)-/.test(name);
  return !/^assets\/(mapbox|maplibre|konva)-/.test(name);
}
