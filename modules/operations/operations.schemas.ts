import { z } from 'zod';
import { line } from '../kernel/http/contract.js';

/** Why an admin does something. The audit trail keeps it. */
export const Reason = line(500);

/** Who did or receives something, as an admin sees them; null for what is no member, and for an erased one. */
export const Person = z.object({ id: z.string(), name: z.string().nullable() });
export type Person = z.output<typeof Person>;
