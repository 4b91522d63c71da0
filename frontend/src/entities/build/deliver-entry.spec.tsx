import 'fake-indexeddb/auto';
import { makeQueryClient } from '@lib/api/query-client';
import type { Unsent } from '@lib/browser/device-drafts';
import { asMember } from '@lib/testing/page.fixtures';
import { keepDraftPhoto } from '../draft/draft-photos';
import { buildId, buildReceipt } from './build.fixtures';
import { deliver } from './deliver-entry';
import { draftOfBuild } from './entry-fields';

const page = {
  memberId: 'ray',
  queries: makeQueryClient(),
  pathname: () => '/',
  navigate: () => undefined,
};
const waits: Unsent = {
  id: '0198b01d-0000-7000-8000-0000000000e7',
  kind: 'entry',
  to: draftOfBuild(buildId),
  body: 'New lines along the frame.',
  at: '2026-11-20T12:00:00.000Z',
  photos: ['before', 'after'],
};

/** Stores every upload as a photo whose id tells of its key. */
class Uploads {
  static keys: string[] = [];
  status = 201;
  statusText = '';
  responseText = '';
  upload = {};
  onload?: () => void;
  onloadend?: () => void;
  open = () => undefined;
  setRequestHeader = (name: string, value: string) => {
    if (name !== 'Idempotency-Key') return;
    Uploads.keys.push(value);
    this.responseText = JSON.stringify({ id: `photo-${value}` });
  };
  send = () => {
    this.onload?.();
    this.onloadend?.();
  };
}

beforeEach(() => {
  Uploads.keys = [];
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Uploads, configurable: true });
});

test('photos go first, each under its own key, and the entry under the id that the device made', async () => {
  const api = await asMember({}, { [`POST /api/builds/${buildId}/entries`]: buildReceipt });
  for (const key of ['before', 'after'])
    await keepDraftPhoto('ray', waits.to, {
      key,
      file: new File([key], `${key}.png`, { type: 'image/png' }),
    });
  await deliver(
    {
      ...waits,
      fields: { on: '2026-11-19', hours: '2.5', cost: 1250, compare: { before: 'before', after: 'after' } },
    },
    page,
  );
  expect(Uploads.keys).toEqual(['before', 'after']);
  expect(api.calls.find(({ url }) => url.endsWith('/entries'))?.body).toEqual({
    entryId: waits.id,
    text: 'New lines along the frame.',
    photos: ['photo-before', 'photo-after'],
    compare: { before: 'photo-before', after: 'photo-after' },
    on: '2026-11-19',
    hours: 2.5,
    cost: 12.5,
    odometer: null,
    taskId: null,
  });
});

test('an entry without a day is of the day on which it was saved, however late it is sent', async () => {
  const api = await asMember({}, { [`POST /api/builds/${buildId}/entries`]: buildReceipt });
  await deliver({ ...waits, photos: [] }, page);
  expect(api.calls.find(({ url }) => url.endsWith('/entries'))?.body).toMatchObject({ on: '2026-11-20' });
});

test('a photo that this device no longer has holds the entry back', async () => {
  await asMember({}, { [`POST /api/builds/${buildId}/entries`]: buildReceipt });
  await expect(deliver({ ...waits, photos: ['gone'] }, page)).rejects.toThrow(/no longer on this device/);
});
