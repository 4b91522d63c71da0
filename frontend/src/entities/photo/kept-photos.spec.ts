import 'fake-indexeddb/auto';
import { forgetPhoto, keepPhoto, keptPhotosOf } from './kept-photos';

const photo = (name: string) => new File([name], name, { type: 'image/png' });

test('photos that were not sent are there when their form opens again, until they are sent or left out', async () => {
  await keepPhoto({ key: 'b', form: 'ray', file: photo('first.png') });
  await keepPhoto({ key: 'a', form: 'ray', file: photo('second.png') });
  await keepPhoto({ key: 'c', form: 'bob', file: photo('other.png') });
  expect((await keptPhotosOf('ray')).map(({ key }) => key)).toEqual(['b', 'a']);
  await forgetPhoto('b');
  expect((await keptPhotosOf('ray')).map(({ file }) => file.name)).toEqual(['second.png']);
});
