import { DailyUploads } from './daily-uploads.js';

test('a member sends so many files a day; the next is refused with the numbers and when it goes on; others go on', async () => {
  const uploads = new DailyUploads({ files: 2, bytes: 1_000_000 });
  for (let sent = 0; sent < 2; sent++) {
    await uploads.check('ana');
    await uploads.count('ana', 100);
  }
  await expect(uploads.check('ana')).rejects.toMatchObject({
    kind: 'too-many',
    code: 'TOO_MANY_UPLOADS',
    details: {
      retryAfter: expect.any(Number),
      message: 'You can send 2 files a day, 1 MB in all. You can send the next one in 24 hours.',
    },
  });
  await uploads.check('bob');
});

test('the bytes of a day are counted over all files: the one that passes the limit is the last', async () => {
  const uploads = new DailyUploads({ files: 100, bytes: 5_000_000_000 });
  for (const size of [4_999_999_999, 15_000_000]) {
    await uploads.check('ana');
    await uploads.count('ana', size);
  }
  await expect(uploads.check('ana')).rejects.toThrow('5 GB in all');
});
