import { unreachable } from '../kernel/decider/errors.js';
import { escaped } from '../kernel/text/escaped.rules.js';
import type { EmailContent, EmailPart } from './mail.ports.js';

/** Render an e-mail as plain text and as an HTML page that mail programs show alike: one column, no pictures, nothing loaded from
 *  elsewhere. All text is escaped. */
export function renderEmail({ subject, parts }: EmailContent): {
  readonly text: string;
  readonly html: string;
} {
  return { text: `${parts.map(asText).join('\n\n')}\n\n-- \n${siteName}\n`, html: page(subject, parts) };
}

const siteName = 'Swap Meet Classics';

function asText({ kind, words, ...rest }: EmailPart): string {
  if (kind === 'link' || kind === 'line') return `${words}:\n${(rest as { url: string }).url}`;
  return kind === 'code' ? `    ${words}` : words;
}

function asHtml(part: EmailPart): string {
  const words = escaped(part.words);
  switch (part.kind) {
    case 'words':
      return `<p style="margin:0 0 16px">${words}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;color:#6A6058;font-size:14px">${words}</p>`;
    case 'code':
      return `<p style="margin:0 0 24px;font:600 24px/32px ui-monospace,Menlo,Consolas,monospace;letter-spacing:2px">${words}</p>`;
    case 'line':
      return `<p style="margin:0 0 12px"><a href="${escaped(part.url)}" style="color:#0B5563">${words}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 24px"><a href="${escaped(part.url)}" style="display:inline-block;padding:12px 20px;background:#9B2226;color:#FFFFFF;font-weight:600;text-decoration:none;border-radius:4px">${words}</a></p>
<p style="margin:0 0 24px;color:#6A6058;font-size:13px;word-break:break-all">Or open <a href="${escaped(part.url)}" style="color:#0B5563">${escaped(part.url)}</a></p>`;
    default:
      return unreachable(part);
  }
}

function page(subject: string, parts: readonly EmailPart[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#FAF6EE;color:#1F1A17;font:16px/24px 'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E5DCCD"><tr><td style="padding:24px 28px;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 16px;padding:0 0 12px;border-bottom:2px solid #9B2226;font-weight:700;letter-spacing:1px;text-transform:uppercase;font-size:13px">${siteName}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escaped(subject)}</h1>
${parts.map(asHtml).join('\n')}
</td></tr></table></td></tr></table>
</body></html>
`;
}
