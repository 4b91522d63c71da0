import { definePort } from '../../kernel/manifest/port.js';

/** The minors of a guardian. Provided by the read model member-pages, and therefore as late as that. */
export interface Wards {
  /** The minors whose guardian a member is, or has accepted to be. */
  minorsOf(guardianId: string): Promise<readonly string[]>;
}

export const WARDS = definePort<Wards>('Wards');
