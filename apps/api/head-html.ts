import type { PageHead } from './page-head.js';
import { siteName } from './site-name.js';

/** The shell with a page's own title, description and tags in its head.
 *  in      settings: names and contents of meta tags that our scripts read */
export function withHead(
  shell: string,
  head: PageHead,
  settings: readonly (readonly [name: string, content: string])[],
): string {
  const title = head.title ? `${head.title} · ${siteName}` : siteName;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    ...settings.map(([name, content]) => meta('name', name, content)),
    ...(head.canonical ? previewTags(head, title, head.canonical) : [meta('name', 'robots', 'noindex')]),
    ...(head.jsonLd ? [`<script type="application/ld+json">${escapedJson(head.jsonLd)}</script>`] : []),
  ];
  return shell
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('')}</head>`);
}

function previewTags(
  { type, description, picture }: PageHead,
  title: string,
  url: string,
): readonly string[] {
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture ?? new URL('/icons/icon-512.png', url).href),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON in which nothing can end the script element or begin a comment.
 *  source  HTML standard, 4.12.1.3 Restrictions for contents of script elements */
const escapedJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
