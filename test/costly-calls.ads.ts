import type { Bound, CostlyCall } from './costly-calls.js';

/** The calls of ads with a picture. */
export const costlyAdCalls = ({
  photo,
  storedPicture,
}: {
  readonly photo: CostlyCall;
  readonly storedPicture: CostlyCall;
}): Readonly<Record<string, CostlyCall>> => ({
  'POST /api/ads/:id/picture': photo,
  'GET /api/ads/:id/pictures/:photoId': storedPicture,
});

/** The lists of answers about ads: staff make the ads, and an ad has a row for each day and place. */
export const adLists: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'GET /api/ads/all': { ads: 'staff' },
  'GET /api/ads/:id/counts': { days: 'staff' },
  'GET /api/ads/:id/report': { days: 'staff' },
};
