/** Which further secrets belong to an installation's secret: earlier ones, under which something may still be encrypted or signed, and the
 *  one from which its lasting keys follow. What is not declared here has none, and its lasting keys follow from the secret itself.
 *  source  ADR 0125 */
interface Ring {
  readonly previous: readonly string[];
  readonly lasting: string;
}

const rings = new Map<string, Ring>();

const ringOf = (secret: string): Ring => rings.get(secret) ?? { previous: [], lasting: secret };

/** Declare the secrets that were used before this one. Reading and verifying accept them. */
export function acceptPrevious(secret: string, previous: readonly string[]): void {
  rings.set(secret, { ...ringOf(secret), previous: previous.filter((one) => one !== secret) });
}

/** Declare the secret that the lasting keys follow from. */
export function keepLasting(secret: string, lasting: string): void {
  rings.set(secret, { ...ringOf(secret), lasting });
}

/** The secrets that are accepted, the current one first. */
export const acceptedSecrets = (secret: string): readonly string[] => [secret, ...ringOf(secret).previous];

/** The secret from which lasting keys follow. */
export const lastingSecret = (secret: string): string => ringOf(secret).lasting;
