import { renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { PhotoField } from './photo-field';
import type { PhotoUpload } from './photo-uploads';
import type { Photos } from './use-photos';

test('photos that wait to be sent count among those added', () => {
  const uploads = ['a', 'b', 'c'].map(
    (key): PhotoUpload => ({
      key,
      file: new File([key], `${key}.jpg`),
      preview: 'blob:one',
      progress: 0,
      isWaiting: true,
      problem: null,
      canRetry: false,
    }),
  );
  const photos = { photos: [], max: 12, room: 9, removed: 0, problem: null, uploads } as unknown as Photos;
  renderPage(<PhotoField photos={photos} lead="Add photos" />);
  expect(screen.getByText('3 of 12 photos, 3 not sent yet')).toBeInTheDocument();
});
