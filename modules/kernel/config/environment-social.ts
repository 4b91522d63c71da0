import { z } from 'zod';

const issuerUrl = z.url({
  protocol: /^https?$/,
  error: 'must be the address of an OpenID issuer, https://…',
});

/** The four identity providers. One is offered when its client id and secret are set. Its issuer is the well-known one unless another is
 *  set. */
export const socialSettings = {
  ...settingsOf('GOOGLE', 'https://accounts.google.com'),
  ...settingsOf('APPLE', 'https://appleid.apple.com'),
  ...settingsOf('FACEBOOK', 'https://www.facebook.com'),
  ...settingsOf('MICROSOFT', 'https://login.microsoftonline.com/common/v2.0'),
  SOCIAL_TRUSTED_ISSUERS: z
    .string()
    .default('https://accounts.google.com https://appleid.apple.com')
    .refine((list) => list.split(/\s+/).every((one) => issuerUrl.safeParse(one).success), {
      error: 'must be addresses of issuers, with blanks between them',
    }),
  SOCIAL_ISSUER_HOSTS: z
    .string()
    .regex(
      /^\s*([\w-]+(\.[\w-]+)*(:\d+)?(\s+|$))*$/,
      'must be hosts (keys.example.com), with blanks between them',
    )
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .optional(),
};

/** Checks variables that belong together: refuses a half-configured client, and plain http except on this machine in development. */
export function checkSocial(
  settings: Readonly<Record<string, unknown>>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  for (const kind of ['GOOGLE', 'APPLE', 'FACEBOOK', 'MICROSOFT']) {
    const [issuer, id, secret] = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map(
      (part) => `SOCIAL_${kind}_${part}`,
    ) as [string, string, string];
    const wrong = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
    if (settings[id] !== undefined && settings[secret] === undefined)
      wrong(secret, `must be set when ${id} is`);
    if (settings[secret] !== undefined && settings[id] === undefined)
      wrong(id, `must be set when ${secret} is`);
    if (/\/\.well-known\//i.test(String(settings[issuer])))
      wrong(issuer, 'must be the issuer alone, without /.well-known/ and what follows it');
    if (!isSafe(String(settings[issuer]), settings.NODE_ENV !== 'production'))
      wrong(issuer, 'must start with https:// (http:// only to this machine, and not in production)');
  }
}

/** Whether an issuer is on this machine, where plain http is good enough to develop and test. */
export const isLoopback = (issuer: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);

/** A value that is not an address has been refused before. */
function isSafe(issuer: string, mayBeLoopback: boolean): boolean {
  if (!URL.canParse(issuer)) return true;
  return new URL(issuer).protocol === 'https:' || (mayBeLoopback && isLoopback(issuer));
}

type Settings<Kind extends string> = Record<`SOCIAL_${Kind}_ISSUER`, z.ZodDefault<typeof issuerUrl>> &
  Record<`SOCIAL_${Kind}_CLIENT_ID` | `SOCIAL_${Kind}_CLIENT_SECRET`, z.ZodOptional<z.ZodString>>;

function settingsOf<Kind extends string>(kind: Kind, issuer: string): Settings<Kind> {
  return {
    [`SOCIAL_${kind}_ISSUER`]: issuerUrl.default(issuer),
    [`SOCIAL_${kind}_CLIENT_ID`]: z.string().optional(),
    [`SOCIAL_${kind}_CLIENT_SECRET`]: z.string().optional(),
  } as unknown as Settings<Kind>;
}
