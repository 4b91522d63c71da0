import { openShop } from './shop.mjs';

/** One server with its demo nation for all journeys. */
export default async function start() {
  const shop = await openShop();
  await shop.settled;
  process.env.SHOP_URL = shop.url;
  globalThis.closeShop = shop.close;
}
