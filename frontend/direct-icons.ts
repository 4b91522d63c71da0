import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Imports each icon from its own file. Through the package's index every module that shows one icon imports all of them, and the frame of every
 *  page would bring the icons of all pages. */
export function directIcons(): Plugin {
  const index = join(
    dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/lucide-react.mjs',
  );
  const files = iconFiles(readFileSync(index, 'utf8'));
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes("'lucide-react'")) return null;
      return { code: withDirectIcons(code, files), map: null };
    },
  };
}

/** The file of each icon by each of its names. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

/** Source code whose icons come from their own files; what has no file (a type) stays as it is. */
export function withDirectIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_whole, list: string) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => {
        const [name = '', own = name] = one.split(' as ');
        const file = files.get(name);
        return file
          ? `import ${own} from 'lucide-react/dist/esm/${file}';`
          : `import { ${one} } from 'lucide-react';`;
      })
      .join(''),
  );
}
