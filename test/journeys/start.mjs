import { openShop } from './start-app.mjs';

/** One server with its demo nation for all journeys, unless SHOP_URL and SHOP_DATA name one that is open already. */
export default async function start() {
  if (process.env.SHOP_URL) return;
  const shop = await openShop();
  await shop.settled;
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA = shop.data;
  globalThis.closeShop = shop.close;
}
