import { type Plugin, runnerImport } from 'vite';
import type { PageDeclaration } from '../modules/pages/page.schemas';

/** Gives the pages what they need of modules/pages/pages.schemas.ts, without what only the server reads, and writes out the import of each page
 *  in src/app/page-files.ts, since a bundler follows no computed name. A build puts each title in the chunk of its page, not in the frame of all; the imports of
 *  pages that only staff open, and of those that are opened from other pages, are lists of their own, since they name more files than most visitors load.
 *  in      root: the folder of the repository
 *  source  ADR 0068 */
export function pageFiles(root: string): Plugin {
  const declarations = `${root}/modules/pages/pages.schemas.ts`;
  const imports = `${root}/frontend/src/app/page-files.ts`;
  const fileOf = ({ file }: PageDeclaration) => `${root}/frontend/src/features/${file}-page.tsx`;
  let isBuild = true;
  let loaded: Promise<readonly NamedPage[]> | undefined;
  const pages = async () => {
    loaded ??= runnerImport<PagesModule>(declarations).then(({ module }) => Object.entries(module.pages));
    return (await loaded).filter(([, { isForDevelopment }]) => !(isBuild && isForDevelopment));
  };
  return {
    name: 'page-files',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (id === declarations) {
        const shown = (await pages()).map(([key, page]) => [key, shownOf(page, isBuild)]);
        return `export const pages = ${JSON.stringify(Object.fromEntries(shown))};`;
      }
      const [file, list] = id.split('?');
      if (file !== imports) return null;
      const loaders = (await pages()).map(([, page], place) => {
        const own = listOf(page);
        if (own === list) return `() => import('${fileOf(page)}')`;
        return list ? '' : `() => import('${imports}?${own}').then((list) => list.pageFiles[${place}]())`;
      });
      return `export const pageFiles = [${loaders}];`;
    },
    async transform(code, id) {
      if (!isBuild || !id.endsWith('-page.tsx')) return null;
      const [, page] = (await pages()).find(([, declared]) => fileOf(declared) === id) ?? [];
      return page
        ? { code: `${code}\nexport const title = ${JSON.stringify(page.title)};`, map: null }
        : null;
    },
    /** A dev server starts again with the declarations. */
    async handleHotUpdate({ file, server }) {
      if (file === declarations) await server.restart();
    },
  };
}

type NamedPage = readonly [key: string, page: PageDeclaration];
type PagesModule = { readonly pages: Readonly<Record<string, PageDeclaration>> };

/** The list with the import of a page; undefined is the list in the frame. A page that only the user menu names, which loads by itself, is opened from elsewhere too,
 *  and so is one of anybody that no menu names and nobody waits for: links in e-mails, what stands behind a page. */
function listOf(page: PageDeclaration): 'staff' | 'others' | undefined {
  const { who, menus = {}, isRenderedFirst, loading } = page;
  const isInMenu = Object.keys(menus).some((menu) => menu !== 'user');
  if (who === 'member') return isInMenu ? undefined : 'others';
  if (who) return who === 'analytics' ? undefined : 'staff';
  return isInMenu || isRenderedFirst || loading ? undefined : 'others';
}

/** A title that is a label in a menu stays. */
function shownOf(page: PageDeclaration, isBuild: boolean) {
  const { description, file, title, who, isRenderedFirst, isClosedToRobots, isForDevelopment, ...shown } =
    page;
  const isLabel = Object.values(page.menus ?? {}).some(([, label]) => !label);
  return { ...shown, ...((isLabel || !isBuild) && { title }), ...(page.menus && { who }) };
}
