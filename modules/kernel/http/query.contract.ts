import { z } from 'zod';
import { amountMessage, readAmount } from './amounts.schemas.js';

/* Fields of a query string. An emptied field arrives as '' and means none. */

const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

export const OptionalNumber = z.preprocess(blankIsAbsent, z.coerce.number().optional());
/** An amount as people or programs write it. */
export const OptionalAmount = z.preprocess(
  (value) => (typeof value === 'string' ? (readAmount(value) ?? blankIsAbsent(value)) : value),
  z.number(amountMessage).min(0).optional(),
);
/** An emptied field of the filter arrives as 0 and means none. */
export const OptionalPositive = OptionalAmount.transform((value) => (value ? value : undefined));
/** Degrees to the centimeter: PostgreSQL cannot read the smallest numbers that JavaScript writes. */
const toCentimeter = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
export const OptionalLatitude = OptionalNumber.pipe(
  z.number().min(-90).max(90).overwrite(toCentimeter).optional(),
);
export const OptionalLongitude = OptionalNumber.pipe(
  z.number().min(-180).max(180).overwrite(toCentimeter).optional(),
);
export const OptionalSearchText = z.preprocess(blankIsAbsent, z.string().trim().max(200).optional());
export const OptionalCursor = z.preprocess(blankIsAbsent, z.string().trim().max(500).optional());

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(blankIsAbsent, z.enum(values).optional());

/** Any of these values, separated by commas; an emptied field means none. */
export const manyOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').flatMap((one) => one.trim() || []) : value),
      z.array(z.enum(values)).max(values.length).optional(),
    )
    .transform((chosen) => (chosen?.length ? chosen : undefined));

/** 'true' or 'false', with the value of a missing field. */
export const flag = (defaultValue: boolean) =>
  z
    .preprocess(blankIsAbsent, z.enum(['true', 'false']).optional())
    .transform((value) => (value === undefined ? defaultValue : value === 'true'));

/** The maximum number of results, up to 100. */
export const limit = (defaultValue: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(100).default(defaultValue));
