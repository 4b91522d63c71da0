import { looksLikeToken } from '../../kernel/encryption/random-token.js';
import { tokenCookie } from '../../kernel/http/token-cookie.js';

/** The refresh token: hidden from scripts, not sent with forms of other sites, and bound to this host over https.
 *  source  ADR 0009 */
export const refreshCookie = tokenCookie('rt', 'lax');

/** Binds a sign-in link to the browser that asked for it: a random cookie that lasts as long as the link.
 *  source  README, Rule 12; ASVS 6.6.2 */
export const linkCookie = tokenCookie('link', 'strict');

/** Binds an OAuth flow to the browser that began it. Lax, because the browser must send it when the provider redirects back. */
export const socialCookie = tokenCookie('social', 'lax');

/** A browser that members were signed in with: a mark for each of them. It outlasts their sessions.
 *  source  README, Rule 7 */
export const deviceCookie = tokenCookie('device', 'lax', (marks) => marks.split('.').every(looksLikeToken));
