/** Cookies that the pages leave for the server. They prove nothing.
 *  units   lifetime in seconds; 0 deletes it */
export function writeCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${nameHere(name)}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps() ? '; Secure' : ''}`;
}

/** Over https a cookie is bound to this host, so that no neighbor can set it. */
export const nameHere = (name: string): string => (isHttps() ? `__Host-${name}` : name);

const isHttps = (): boolean => window.location.protocol === 'https:';

/** Read by the server as well: apps/api/first-screen.ts. */
export const PLACE_COOKIE = 'place';
/** Read by the server as well: modules/identity/sessions/time-zones.ts. */
export const TIME_ZONE_COOKIE = 'time-zone';
