import type { Request, Response } from 'express';
import { definePort } from '../../kernel/manifest/port.js';

/** The neutral age gate at sign-up. The members module provides it under AGE_GATE. */
export interface AgeGate {
  /** Let a person register, or refuse a person under 13 for 24 hours. Nothing else about them is stored. Without a date only the cooldown is checked.
   *  errors  SIGN_UP_HELD (forbidden), BIRTH_DATE_WRONG (invalid) */
  admit(request: Request, response: Response, dateOfBirth: string | undefined): Promise<void>;
  /** Whether this browser has the cookie of a cooldown, which must outlive a sign-out. */
  holds(request: Request): boolean;
  /** Record the date of birth of a new member. The same date again records nothing. */
  record(memberId: string, dateOfBirth: string): Promise<void>;
}

export const AGE_GATE = definePort<AgeGate>('AgeGate');
