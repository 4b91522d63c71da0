import { openApi } from '../kernel/http/openapi.js';
import { getPhoto, getPublicPhoto } from './photos.contract.js';

test.each([getPublicPhoto, getPhoto])('$path answers a picture in the description of the API', (contract) => {
  expect(JSON.stringify(openApi([contract], ''))).toContain('"contentMediaType":"image/webp"');
});
