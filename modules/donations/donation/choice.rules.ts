import type { GiftChoice } from '../donations.schemas.js';

export const isSameChoice = (one: GiftChoice, other: GiftChoice): boolean =>
  one.shownAs === other.shownAs &&
  one.showsAmount === other.showsAmount &&
  one.message === other.message &&
  one.messageFor === other.messageFor &&
  one.sharesWithStaff === other.sharesWithStaff;
