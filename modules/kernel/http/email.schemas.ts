import { z } from 'zod';

/** An e-mail address in its stored form: in small letters, its domain as mail servers know it (müller.de is
 *  xn--mller-kva.de), so that one mailbox is one
 *  account however it is written. Before the @ it has what RFC 5321 takes without quotes; characters beyond ASCII
 * there need SMTPUTF8, which few servers have.
 *  source  RFC 5321 4.1.2, RFC 5890, UTS 46 */
export const Email = z
  .string()
  .trim()
  .max(254)
  .transform((typed, context) => {
    const address = readEmail(typed);
    if (typeof address === 'string') return address;
    context.addIssue({ code: 'custom', input: typed, message: address.problem });
    return z.NEVER;
  })
  .pipe(z.string().max(254));

function readEmail(typed: string): string | { readonly problem: string } {
  const at = Math.max(typed.lastIndexOf('@'), typed.lastIndexOf('\uff20'));
  const local = typed.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = domainOf(typed.slice(at + 1));
  if (at > 0 && domain !== undefined && /[^\0-\x7f]/.test(local) && isDotted(local, /^[^\s\p{C}]+$/u))
    return { problem: beyondAscii };
  if (local.length > 64 || domain === undefined || !isDotted(local, atext)) return { problem: like };
  return `${local}@${domain}`;
}

/** The name of a domain as DNS has it; undefined when it is invalid. Numeric addresses are invalid. */
function domainOf(written: string): string | undefined {
  const address = `http://${written}/`;
  if (notInDomains.test(written) || !URL.canParse(address)) return undefined;
  const name = new URL(address).hostname;
  const labels = name.split('.');
  const isName = labels.length > 1 && labels.every((label) => label.length <= 63 && dnsLabel.test(label));
  return isName && topLevel.test(labels.at(-1) ?? '') ? name : undefined;
}

const isDotted = (local: string, part: RegExp): boolean => local.split('.').every((one) => part.test(one));

const atext = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const notInDomains = /[\s/\\:?#@%[\]<>"]|\p{Cc}/u;
const dnsLabel = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const topLevel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;
const like = 'Enter an e-mail address, like ana@example.com.';
const beyondAscii =
  'The part before the @ has characters that most mail servers do not take. Enter an address with a to z there.';
