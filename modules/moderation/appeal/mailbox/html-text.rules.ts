/** The words of a mail that has no plain text. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\b[^>]*>|<\/(p|div|tr|li|h\d|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|amp|#(\d{1,7})|#x([\da-f]{1,6}));/gi, entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function entity(all: string, name: string, decimal?: string, hex?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
  if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return named[name.toLowerCase()] ?? all;
}

const named: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };
