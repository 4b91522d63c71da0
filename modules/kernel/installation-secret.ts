import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The installation's one secret, from which keys are derived: SECRET_KEY, or a random one made on first start in `<dir>/secret.key` (0600).
 *  Who loses it loses every sealed field. */
export async function installationSecret(dir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const file = join(dir, 'secret.key');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  await mkdir(dir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' });
  return fresh;
}
