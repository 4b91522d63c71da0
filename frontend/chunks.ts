import type { Plugin } from 'vite';

/** A page loads a handful of files: React (changes seldom), the frame of every page, what pages share, and the page's own.
 *  What only few pages need (maps, forms with zod) stays apart. */
export function chunks() {
  const frame = new Set<string>();
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const next = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = next.pop(); id !== undefined; id = next.pop()) {
        if (frame.has(id)) continue;
        frame.add(id);
        next.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  const groups = [
    { name: 'schemas', test: /\?whole$|node_modules\/(zod|react-hook-form|@hookform)\//, priority: 5 },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
    { name: 'frame', test: (id: string) => frame.has(id), priority: 3 },
    { name: 'overlays', test: isOverlay, minShareCount: 2, priority: 2 },
    { name: 'shared', test: isShared, minShareCount: 3, priority: 1 },
  ];
  return { plugin, codeSplitting: { groups } };
}

/** What shows over a page, with the libraries behind it: no page needs it to be read. */
const isOverlay = (id: string): boolean =>
  /\/ui\/overlays\/|node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/.test(id);

const isShared = (id: string): boolean =>
  !/node_modules\/(maplibre-gl|mapbox-gl)\/|\/src\/map\/|-dialogs?\.|share-button|\/feedback\/progress/.test(
    id,
  );
