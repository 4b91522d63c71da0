import type { Environment } from './environment.js';

/** The description of each variable for the README's table, which `npm run docs` writes. */
export const environmentDescriptions: Readonly<Record<keyof typeof Environment.shape, string>> = {
  NODE_ENV:
    '`production` on a server, which `npm run start:prod` and `start:worker` set: no demo data. `test` for tests',
  PORT: 'the port it listens on; 0 picks a free one',
  HOST: 'the address it listens on; `0.0.0.0` for all, in a container',
  DATA_DIR: 'the folder for everything it keeps',
  DATABASE_URL:
    '`postgres://…` of a PostgreSQL 18 of your own, on another machine with `?sslmode=verify-full`; unset: the embedded one',
  MIGRATE_DATABASE_URL:
    'the same database under the role that owns its tables, for migrations and rebuilds; `DATABASE_URL` is then a role that reads and writes rows alone ([how](docs/operations.md#two-roles-in-the-database)); unset: `DATABASE_URL` does both',
  EVENTSTORE_URL:
    '`esdb://…` of an EventStoreDB, on another machine with TLS; unset: the log is in PostgreSQL',
  MAPBOX_TOKEN:
    'a public token, `pk.…`: street maps by Mapbox; unset: MapLibre with the bundled map of the states, their neighbours and towns, without roads',
  PUBLIC_URL:
    'the address that people use, `https://…`: links in mails lead there. Production requires it; elsewhere, unset: `http://localhost:` and the port',
  SECRET_KEY:
    'at least 32 random characters, from which all keys are derived; unset: the first start makes one, `<DATA_DIR>/secret.key`',
  SECRET_KEY_PREVIOUS:
    'earlier secrets, with commas, that are accepted for reading and verifying until `npm run cli -- rotate-keys` is done ([how](docs/cryptography.md))',
  SMC_DEMO: '`0`: no demo data in an empty store',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  PROCESSORS: '`0`: this process only answers requests; a worker follows the log and runs the jobs',
  SMTP_URL:
    '`smtps://user:password@host`, or `smtp://user:password@host?requireTLS=true` for STARTTLS, of the server that sends our mails; unset in development: read them at `/dev/outbox`',
  MAIL_FROM: 'the sender of mails',
  SUPPORT_EMAIL: 'where people write for help and send appeals; the pages show it',
  MAILBOX_SECRET:
    'at least 32 characters, shared with the mail server that hands us what arrives at `SUPPORT_EMAIL` ([how](modules/moderation/README.md#the-mailbox)); unset: the route does not exist',
  TERMS_COUNTY: 'the county in Wisconsin whose courts the terms name',
  SHOW_DATE: 'the last day of the show where we meet people in person; the support page names it until then',
  SOCIAL_GOOGLE_ISSUER: 'the issuer behind the Google button: any issuer of OpenID Connect',
  SOCIAL_GOOGLE_CLIENT_ID:
    'as registered there, with the address `<PUBLIC_URL>/api/auth/social/google/callback`; the button appears once this and the secret are set',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'the secret of that client',
  SOCIAL_APPLE_ISSUER: 'the same for Apple',
  SOCIAL_APPLE_CLIENT_ID: 'the services id',
  SOCIAL_APPLE_CLIENT_SECRET:
    'the signed token that Apple asks for as a secret; it lasts half a year at most',
  SOCIAL_FACEBOOK_ISSUER: 'the same for Facebook',
  SOCIAL_FACEBOOK_CLIENT_ID: 'the app id',
  SOCIAL_FACEBOOK_CLIENT_SECRET: 'the app secret',
  SOCIAL_MICROSOFT_ISSUER: 'the same for Microsoft; put a tenant in place of `common` for one organisation',
  SOCIAL_MICROSOFT_CLIENT_ID: 'the application id',
  SOCIAL_MICROSOFT_CLIENT_SECRET: 'the client secret',
  SOCIAL_TRUSTED_ISSUERS:
    'issuers that we believe when they say that an e-mail address is verified; separated by blanks',
  SOCIAL_ISSUER_HOSTS:
    'hosts that the discovery document of an issuer of your own may name besides its own; separated by blanks. Those of the four providers are known',
  GUARDIAN_CHECK_URL:
    "`https://…` of a service that verifies a minor's guardian ([its protocol](modules/members/README.md#the-configured-check)); unset: staff verify",
  GUARDIAN_CHECK_SECRET: 'at least 32 characters, shared with that service, which sign our requests',
  STRIPE_SECRET_KEY:
    'the secret key of the Stripe account that payments by card go to, `sk_live_…`; unset: no cards in production, and elsewhere a test checkout where nothing is charged',
  STRIPE_WEBHOOK_SECRET:
    'the signing secret of the endpoint `<PUBLIC_URL>/api/payments/webhooks/stripe` at Stripe, `whsec_…`',
  STRIPE_API: "another address of Stripe's API, for tests; never in production",
  CHECKS_TO:
    'to whom and where donors and buyers of a pre-sale send checks, on one line: `Swap Meet Classics, 1 Main St, Jefferson, WI 53549`; unset: nobody can pay by check',
  TRUST_PROXY:
    "which reverse proxies in front may tell us the caller's address: `loopback`, their addresses or networks (`10.0.0.0/8`), or how many there are, when nobody can reach us past them; in development `0` or `loopback`",
  CALL_LIMIT:
    "calls of the API that one member, or one address of guests, may make to a process in five minutes; guests' commands a fifth of it; 0: no limit",
  APP_CHECK:
    '`0`, outside production: calls that robots like pass without a token, for load runs and scripts ([app-check](modules/app-check/README.md))',
  STAFF_TWO_STEP:
    'whether staff need two-step sign-in before they act ([identity](modules/identity/README.md)); unset: everywhere but in development. `0` is refused in production',
  APP_CHECK_SCRIPT:
    '`https://…` of the script of a service like reCAPTCHA, with the site key in it where it wants that; unset: a proof of work of our own, without a third party',
  APP_CHECK_SITE_KEY: 'our key there, which browsers see',
  APP_CHECK_VERIFY_URL: '`https://…` where it verifies what a browser was given',
  APP_CHECK_SECRET: 'our secret there',
  APP_CHECK_HOSTS:
    'further origins that its script loads from, for the Content Security Policy; separated by blanks',
};
