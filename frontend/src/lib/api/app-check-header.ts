/** The app-check token that is sent with every call, once a page needed one. lib/app-check, which loads only then, gets it. */
let token: string | undefined;

export const appCheckHeader = (): Readonly<Record<string, string>> =>
  token === undefined ? {} : { 'X-App-Check': token };

export function setAppCheckToken(value: string | undefined): void {
  token = value;
}

/** Gets a token before a call that needs one. A failure is ignored: the server decides whether the token is needed. */
export const prepareAppCheck = (): Promise<void> =>
  load()
    .then(({ appCheckToken }) => appCheckToken())
    .then(nothing, nothing);

/** Gets a new token for a call that was refused without one.
 *  errors  AppCheckFailure */
export const renewAppCheck = async (): Promise<unknown> => (await load()).renewAppCheck();

/** Loads lib/app-check and renews the token. Set at start, because lib/app-check imports this file. */
export function setAppCheck(loadAppCheck: typeof load): void {
  load = loadAppCheck;
}

const nothing = () => undefined;

let load: () => Promise<{ appCheckToken(): Promise<string>; renewAppCheck(): Promise<string> }> = () =>
  Promise.reject(new Error('There is no app check here.'));
