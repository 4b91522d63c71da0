/** What the process says of itself, filled in once its routes are known. */
export class Description {
  openApi: object = {};
}

/** Set when the process has been asked to stop: readiness says no, running requests finish. */
export class Stopping {
  begun = false;
}
