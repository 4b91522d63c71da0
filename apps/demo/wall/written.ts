import { carburetorPosts } from './posts/carburetors.js';
import { chevroletTruckPosts } from './posts/chevrolet-trucks.js';
import { fordPosts } from './posts/ford.js';
import { gmCarPosts } from './posts/gm-cars.js';
import { importPosts } from './posts/imports.js';
import { longTalkPosts } from './posts/long-talks.js';
import { metalPosts } from './posts/metal.js';
import { milestonePosts } from './posts/milestones.js';
import { moparPosts } from './posts/mopar.js';
import { orphanPosts } from './posts/orphans.js';
import { seriesPosts } from './posts/series.js';
import { shopPosts } from './posts/shop.js';
import { swapMeetPosts } from './posts/swap-meets.js';
import { upholsteryPosts } from './posts/upholstery.js';
import { wisconsinPosts } from './posts/wisconsin.js';

/** All posts that were written by hand. */
export const written: readonly string[] = [
  wisconsinPosts,
  seriesPosts,
  longTalkPosts,
  chevroletTruckPosts,
  fordPosts,
  moparPosts,
  orphanPosts,
  importPosts,
  gmCarPosts,
  carburetorPosts,
  metalPosts,
  upholsteryPosts,
  shopPosts,
  swapMeetPosts,
  milestonePosts,
];
