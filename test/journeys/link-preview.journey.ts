import { enter, photo, publish } from './members.js';
import { appUrl, visiting } from './visitor.js';

const visitor = visiting();
const hostile = `"><script>document.title='taken'</script><img src=x onerror=alert(1)> $& 'Nash' & co`;

test('a link to a listing has a preview without JavaScript', async () => {
  const id = await publish(
    await enter('lil'),
    { title: '1951 Nash Rambler grille', description: 'Straight, all teeth there.', price: 150 },
    [await photo('#457b9d').toBuffer()],
  );
  const { page } = await visitor({ javaScript: false });
  await page.goto(`/listing/${id}`);
  const contentOf = async (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await page.title()).toContain('1951 Nash Rambler grille');
  expect(await contentOf('og:title')).toContain('1951 Nash Rambler grille');
  expect(await contentOf('og:description')).toContain('Straight, all teeth there.');
  expect(new URL((await contentOf('og:url')) ?? '').pathname).toBe(`/listing/${id}`);
  const picture = await fetch(appUrl + new URL((await contentOf('og:image')) ?? '').pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

test('a hostile title stays text in the preview, on the page and in a search', async () => {
  const id = await publish(await enter('lil'), { title: hostile, description: hostile });
  const quiet = await visitor({ javaScript: false });
  await quiet.page.goto(`/listing/${id}`);
  expect(await quiet.page.locator('meta[property="og:title"]').getAttribute('content')).toContain(hostile);
  expect(await quiet.page.locator('img[src="x"]').count()).toBe(0);
  expect(await quiet.page.locator('script:not([src]):not([type$="json"])').count()).toBe(0);
  const data = await quiet.page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', name: hostile });

  const { page, complaints } = await visitor();
  await page.goto(`/listing/${id}`);
  await page.getByRole('heading', { level: 1, name: hostile }).waitFor();
  await page.goto('/?sort=newest&search=Nash');
  await page.getByRole('link', { name: hostile }).first().waitFor();
  expect(await page.title()).not.toBe('taken');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a listing that does not exist has no preview, and its page says so', async () => {
  const { page } = await visitor();
  const answer = await page.goto('/listing/11111111-1111-4111-8111-111111111111');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'This listing is no longer here' }).waitFor();
  expect(await page.locator('meta[property="og:title"]').count()).toBe(0);
});
