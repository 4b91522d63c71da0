/** Two numbers of 32 bits. */
export type Seed = readonly [number, number];

/** A number of 53 bits for a text and a seed: quick, and without an object for each. It is no secret and no signature: whoever does not know the seed cannot choose
 *  texts with the same number.
 *  source  cyrb53, public domain */
export function seededHash(text: string, [one, other]: Seed): number {
  let high = 0xdeadbeef ^ one;
  let low = 0x41c6ce57 ^ other;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
