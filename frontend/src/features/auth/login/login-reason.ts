/** Why the visitor is asked to sign in, read from `next`: "to list your part". Undefined when there is nothing to
 *  say. */
export function reasonFor(next: string | null): string | undefined {
  const path = next?.split(/[?#]/)[0]?.toLowerCase().replace(/\/$/, '') ?? '';
  return reasons.find(({ at }) => at.test(path))?.why;
}

const reasons: readonly { readonly at: RegExp; readonly why: string }[] = [
  { at: /^\/create-listing$/, why: 'to list your part' },
  { at: /^\/listing\/[^/]+\/edit$/, why: 'to change your listing' },
  { at: /^\/listing\/[^/]+$/, why: 'to hold what you found' },
  { at: /^\/listings$/, why: 'to see your listings' },
  { at: /^\/inventory\/create$/, why: 'to add an inventory item' },
  { at: /^\/inventory(\/|$)/, why: 'to open your inventory' },
  { at: /^\/wall$/, why: 'to post to the wall' },
  { at: /^\/messages$/, why: 'to read your messages' },
  { at: /^\/notifications$/, why: 'to see what is new' },
  { at: /^\/build-tracker\/new$/, why: 'to start a build' },
  { at: /^\/build-tracker(\/|$)/, why: 'to open your builds' },
  { at: /^\/account$/, why: 'to open your account' },
  { at: /^\/guardian$/, why: 'to answer the invitation' },
];
