import 'fake-indexeddb/auto';
import { deletePhoto, deletePhotosUnder, keepPhoto, keptPhotosOf, movePhotosUnder } from './kept-photos';

const photo = (name: string) => new File([name], name, { type: 'image/png' });

test('photos that were not sent are there when their form opens again, until they are sent or left out', async () => {
  await keepPhoto({ key: 'b', form: 'ray', file: photo('first.png') });
  await keepPhoto({ key: 'a', form: 'ray', file: photo('second.png') });
  await keepPhoto({ key: 'c', form: 'bob', file: photo('other.png') });
  expect((await keptPhotosOf('ray')).map(({ key }) => key)).toEqual(['b', 'a']);
  await deletePhoto('b');
  expect((await keptPhotosOf('ray')).map(({ file }) => file.name)).toEqual(['second.png']);
});

test('what a member kept here is forgotten by the beginning of its forms, and nothing of others', async () => {
  await keepPhoto({ key: 'd', form: 'message ana 1', file: photo('one.png') });
  await keepPhoto({ key: 'e', form: 'message ana 2', file: photo('two.png') });
  await keepPhoto({ key: 'f', form: 'message bob 1', file: photo('three.png') });
  await deletePhotosUnder('message ana ');
  expect([await keptPhotosOf('message ana 1'), await keptPhotosOf('message ana 2')]).toEqual([[], []]);
  expect(await keptPhotosOf('message bob 1')).toHaveLength(1);
});

test('photos of a guest go to the member, in their order', async () => {
  for (const key of ['z', 'y']) await keepPhoto({ key, form: 'message  post', file: photo(key) });
  await movePhotosUnder('message  ', 'message kim ');
  expect((await keptPhotosOf('message kim post')).map(({ key }) => key)).toEqual(['z', 'y']);
  expect(await keptPhotosOf('message  post')).toEqual([]);
});
