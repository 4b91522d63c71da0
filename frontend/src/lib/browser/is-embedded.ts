/** Whether this page stands in a frame of another one of ours: the terms on the login page. */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}
