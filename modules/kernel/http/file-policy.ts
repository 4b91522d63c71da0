/** The Content Security Policy of a file that somebody uploaded, or that a page shows by its address: opened by itself it runs, loads and sends nothing, and no
 *  page frames it. A policy replaces that of the server as a whole, so it says everything. */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
