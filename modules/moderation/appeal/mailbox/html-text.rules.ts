/** The words of a mail that has no plain text. A stranger wrote it, so the time follows its length. */
export const textOfHtml = (html: string): string =>
  ['style', 'script', 'head']
    .reduce(withoutElements, html)
    .replace(/<br\b[^<>]*>|<\/(p|div|tr|li|h\d|blockquote)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|amp|#(\d{1,7})|#x([\da-f]{1,6}));/gi, entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Without such elements. One that is never closed stays. */
function withoutElements(html: string, name: string): string {
  const closed = html.split(new RegExp(`</${name}>`, 'i'));
  const rest = closed.pop() ?? '';
  const opening = new RegExp(`<${name}\\b[^]*`, 'i');
  return [...closed.map((part) => part.replace(opening, '')), rest].join('');
}

function entity(all: string, name: string, decimal?: string, hex?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
  if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return named[name.toLowerCase()] ?? all;
}

const named: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };
