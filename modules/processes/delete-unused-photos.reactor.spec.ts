import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { listingContent } from '../marketplace/listing/listing.content.js';
import { profileContent } from '../members/profile/profile.content.js';
import { deleteUnusedPhotos } from './delete-unused-photos.reactor.js';

test('photos are looked through after events that may leave one unused, and not when they are only arranged', () => {
  const contents = { types: [listingContent, profileContent] };
  const { handles } = deleteUnusedPhotos({ contents } as unknown as ModuleContext);
  expect(handles.flatMap(({ schemas }) => Object.keys(schemas))).toEqual([
    'PhotoAdded',
    'PhotoRemoved',
    'PictureChanged',
    'ProfileCleared',
  ]);
});
