import type { TargetRef } from '@modules/moderation/moderation.schemas';

/** What a pasted address of this site shows: "/listing/…" is a listing. undefined for other pages. */
export function parseTarget(pasted: string): TargetRef | undefined {
  const path = pasted.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const [, page = '', id = ''] = path.split('/');
  const kind = kinds.get(page.toLowerCase());
  return kind && id ? { kind, id: decodeURIComponent(id) } : undefined;
}

/** The kind of content by the first word of the address. */
const kinds = new Map([
  ['listing', 'listing'],
  ['wall', 'post'],
  ['members', 'member'],
  ['member', 'member'],
  ['seller', 'member'],
  ['communities', 'community'],
  ['s', 'share-link'],
]);
