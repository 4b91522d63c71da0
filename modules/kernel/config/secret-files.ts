import { readFileSync } from 'node:fs';

/** The variables that are secrets, or addresses with a password in them. Each may be given as the path of a file, by `<NAME>_FILE`, as
 *  containers and service managers hand secrets out, so that it is in no list of a process's environment. */
export const secretVariables = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'EVENTSTORE_URL',
  'SMTP_URL',
  'MAILBOX_SECRET',
  'SOCIAL_GOOGLE_CLIENT_SECRET',
  'SOCIAL_APPLE_CLIENT_SECRET',
  'SOCIAL_FACEBOOK_CLIENT_SECRET',
  'SOCIAL_MICROSOFT_CLIENT_SECRET',
  'GUARDIAN_CHECK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'APP_CHECK_SECRET',
] as const;

/** The variables with the content of the files that are named in place of secrets.
 *  errors  Error whose one line names the variable, never the content */
export function withSecretFiles(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const read = secretVariables.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    if (given[name] !== undefined)
      throw new Error(`Wrong environment: ${name} and ${name}_FILE are both set: set one.`);
    return [[name, contentOf(file, `${name}_FILE`)] as const];
  });
  return { ...given, ...Object.fromEntries(read) };
}

function contentOf(file: string, name: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`Wrong environment: ${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (content === '') throw new Error(`Wrong environment: ${name} is empty.`);
  return content;
}
