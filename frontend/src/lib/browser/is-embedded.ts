/** Whether this page is embedded in another one of ours: the terms on the login page. */
export function isEmbedded(): boolean {
  return typeof window !== 'undefined' && window.self !== window.top;
}
