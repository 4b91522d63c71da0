/** A page of ours opens in place; the provider's replaces it. */
export function goTo(url: string, navigate: (path: string) => unknown): void {
  const { origin, pathname, search, hash } = new URL(url, window.location.origin);
  if (origin === window.location.origin) navigate(pathname + search + hash);
  else window.location.assign(url);
}
