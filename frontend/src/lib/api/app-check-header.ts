/** The token that goes with every call, once a page needed one: lib/app-check gets it, which loads only then. */
let token: string | undefined;

export const appCheckHeader = (): Readonly<Record<string, string>> =>
  token === undefined ? {} : { 'X-App-Check': token };

export function setAppCheckToken(value: string | undefined): void {
  token = value;
}

/** Gets a token before a call that needs one. Nobody hears of a failure: the server says whether it matters. */
export const prepareAppCheck = (): Promise<void> =>
  load()
    .then(({ appCheckToken }) => appCheckToken())
    .then(nothing, nothing);

/** Gets a new token for a call that was refused without one.
 *  errors  AppCheckFailure */
export const renewAppCheck = async (): Promise<unknown> => (await load()).renewAppCheck();

/** Loads and renews: set where pages start, because what it loads uses this file. */
export function setAppCheck(loadAppCheck: typeof load): void {
  load = loadAppCheck;
}

const nothing = () => undefined;

let load: () => Promise<{ appCheckToken(): Promise<string>; renewAppCheck(): Promise<string> }> = () =>
  Promise.reject(new Error('There is no app check here.'));
