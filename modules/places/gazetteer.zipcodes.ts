/** A ZIP code of the npm package `zipcodes` (BSD), which has no types of its own. */
export interface ZipCode {
  readonly zip: string;
  /** Degrees; a few military and new codes have none. */
  readonly latitude?: number;
  readonly longitude?: number;
  readonly city: string;
  /** Two letters; AA, AE and AP are the armed forces. */
  readonly state: string;
}
