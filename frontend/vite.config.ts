import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks';
import { precache } from './precache';
import { slimContracts } from './slim-contracts';

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

const { plugin: frameOfPages, codeSplitting } = chunks();

export default defineConfig({
  root: here('.'),
  plugins: [frameOfPages, slimContracts(here('../modules')), react(), preloadTextFace(), precache(here('.'))],
  resolve: {
    alias: {
      '@modules': here('../modules'),
      '@ui': here('./src/ui'),
      '@lib': here('./src/lib'),
      '@entities': here('./src/entities'),
    },
  },
  css: { modules: { localsConvention: 'camelCase' } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // light-dark() and nesting reach the browser as written: nested [data-theme] depends on it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The CSP allows fonts and scripts from this origin only, never data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
});

/** Preloads the Latin subset of the text face, the one font that every first paint needs. */
function preloadTextFace(): Plugin {
  return {
    name: 'preload-text-face',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((name) =>
          /source-sans-3-latin-wght-normal.*\.woff2$/.test(name),
        );
        if (!face) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
