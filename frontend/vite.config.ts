import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { chunks } from './chunks';
import { directIcons } from './direct-icons';
import { pageFiles } from './page-files';
import { precache } from './precache';
import { slimContracts } from './slim-contracts';

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

const productionRouter = here('../node_modules/react-router/dist/production');

const { plugin: frameOfPages, codeSplitting } = chunks();

/** Short, because the frame names every file of every page, and such letters do not compress. */
const names = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    pageFiles(here('..').replace(/\/$/, '')),
    slimContracts(here('../modules')),
    directIcons(),
    react(),
    ...(isSsrBuild ? [] : [frameOfPages, firstPaint(), precache(here('.'))]),
  ],
  resolve: {
    alias: [
      { find: '@modules', replacement: here('../modules') },
      { find: '@ui', replacement: here('./src/ui') },
      { find: '@lib', replacement: here('./src/lib') },
      { find: '@entities', replacement: here('./src/entities') },
      // The package names its development build only, which warns in words that no visitor reads.
      { find: /^react-router$/, replacement: `${productionRouter}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${productionRouter}/dom-export.mjs` },
    ],
  },
  // React and all others in one build: the production one, whatever NODE_ENV the server has.
  ssr: { noExternal: true },
  css: { modules: { localsConvention: 'camelCase', generateScopedName: classIn } },
  build: {
    outDir: here(isSsrBuild ? '../dist/first-screen' : '../dist/web'),
    copyPublicDir: !isSsrBuild,
    // The server preloads the files of a page by it.
    manifest: !isSsrBuild,
    emptyOutDir: true,
    // All browsers of cssTarget preload modules by themselves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? inOneOrder(files) : files),
    },
    // light-dark() and nesting reach the browser as written: nested [data-theme] depends on it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The CSP allows fonts and scripts from this origin only, never data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting, ...names } },
  },
  server: {
    proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
}));

/** The files of a page that the shell has not loaded before: the scripts in one order for all pages, what most share first, which compresses best; the
 *  styles in their own. */
function inOneOrder(files: readonly string[]): string[] {
  const scripts = files.filter((file) => file.endsWith('.js') && !ofShell.test(file)).toSorted();
  const styles = files.filter((file) => !file.endsWith('.js'));
  return [...scripts.filter(isOfMost), ...scripts.filter((file) => !isOfMost(file)), ...styles];
}

const ofShell = /\/(frame|react|rolldown-runtime|start)-[\w-]{7}\.js$/;
const isOfMost = (file: string) => /\/(browsing|icons|overlays|shared)-[\w-]{7}\.js$/.test(file);

/** "header-1x8k": the class, and of which file it is. The standard name is longer and ends with the line, and the frame and all HTML carry it.
 *  errors  Error when two files get the same letters */
function classIn(name: string, path: string): string {
  const file = relative(here('.'), path.replace(/\?.*/, ''));
  const digest = createHash('sha256').update(file).digest('hex');
  const letters = Number.parseInt(digest.slice(0, 12), 16).toString(36).slice(0, 4);
  const first = filesByLetters.get(letters) ?? file;
  if (first !== file) throw new Error(`The classes of ${first} and ${file} would have the same names.`);
  filesByLetters.set(letters, file);
  return `${name}-${letters}`;
}

const filesByLetters = new Map<string, string>();

/** Names in index.html the Latin subsets of the two faces that every first paint needs: text and headings. */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const faces = Object.keys(bundle ?? {}).filter((name) =>
          /(source-sans-3-latin-wght-normal|archivo-latin-narrow).*\.woff2$/.test(name),
        );
        return faces.map((face) => link(face, { rel: 'preload', as: 'font', type: 'font/woff2' }));
      },
    },
  };
}

function link(file: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: '', href: `/${file}` }, injectTo: 'head' };
}
