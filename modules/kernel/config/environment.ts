import { z } from 'zod';
import { Email } from '../http/email.schemas.js';
import { checkAddress, checkProxy, publicAddress } from './environment-address.js';
import { appCheckSettings, checkAppCheck } from './environment-app-check.js';
import { checkGuardianCheck, guardianCheckSettings } from './environment-guardian-check.js';
import { checkPayments, paymentSettings } from './environment-payments.js';
import { checkSocial, socialSettings } from './environment-social.js';
import { checkStaff, staffTwoStepIn } from './environment-staff.js';
import { checkTransport } from './environment-transport.js';
import { withSecretFiles } from './secret-files.js';

const wholeUpTo = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from 0 to ${max}`)
    .transform(Number)
    .refine((value) => value <= max, `must be a whole number from 0 to ${max}`);
const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .transform((value) => value === '1' || value === 'true');
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const smtpUrl = z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://');
const logUrl = z.string().regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'must start with esdb://');

/** Addresses, networks (10.0.0.0/8) and the names that Express knows, with commas. */
const proxies = z
  .string()
  .regex(/^((loopback|linklocal|uniquelocal|[\d.]{7,15}|[\da-f:]*:[\da-f:]*)(\/\d{1,3})?(,\s*|$))+$/i)
  .transform((text) => text.split(/,\s*/));

const secretKey = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((key) => new Set(key).size > 10, 'must be a random text: openssl rand -base64 32');

/** Everything that the product reads from its environment, each with its default; the README's table says the same. */
export const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: wholeUpTo(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: postgresUrl.optional(),
    MIGRATE_DATABASE_URL: postgresUrl.optional(),
    EVENTSTORE_URL: logUrl.optional(),
    MAPBOX_TOKEN: z.string().startsWith('pk.', 'must be a public token: pk.…').optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address: https://…' }).optional(),
    SECRET_KEY: secretKey.optional(),
    SECRET_KEY_PREVIOUS: z
      .string()
      .transform((text) => text.split(',').map((one) => one.trim()))
      .pipe(z.array(secretKey).max(5, 'must be five at most'))
      .default([]),
    SMC_DEMO: flag.default(true),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    PROCESSORS: flag.default(true),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an address: Shop <post@example.com>')
      .default('Swap Meet Classics <post@swapmeetclassics.com>'),
    SUPPORT_EMAIL: Email.default('support@swapmeetclassics.com'),
    MAILBOX_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    TERMS_COUNTY: z.string().max(60).default('Jefferson'),
    SHOW_DATE: z.iso.date('must be a date: 2027-09-25').default('2027-09-30'),
    ...socialSettings,
    ...guardianCheckSettings,
    ...paymentSettings,
    TRUST_PROXY: z
      .union([wholeUpTo(10), proxies], 'must be a number of proxies, or their addresses')
      .default(0),
    CALL_LIMIT: wholeUpTo(1_000_000).default(1_500),
    APP_CHECK: flag.default(true),
    STAFF_TWO_STEP: flag.optional(),
    ...appCheckSettings,
  })
  .superRefine(checkAddress)
  .superRefine(checkProxy)
  .superRefine(checkSocial)
  .superRefine(checkGuardianCheck)
  .superRefine(checkAppCheck)
  .superRefine(checkStaff)
  .superRefine(checkPayments)
  .superRefine(checkTransport);

export type Environment = Readonly<z.output<typeof Environment>> & {
  readonly publicUrl: string;
  /** Staff act in sessions of two factors alone.
   *  source  ADR 0122 */
  readonly staffTwoStep: boolean;
};

/** Read and check the environment, once.
 *  errors  Error whose one line names the variable and what it must be */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')),
  );
  const read = Environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
    throw new Error(`Wrong environment: ${wrong}.`);
  }
  return {
    ...read.data,
    publicUrl: publicAddress(read.data, read.data.PORT),
    staffTwoStep: staffTwoStepIn(read.data),
  };
}
