import 'fake-indexeddb/auto';
import { local, tab } from '@lib/browser/browser-store';
import { changeDeviceDrafts, readDeviceDrafts } from '@lib/browser/device-drafts';
import { recentlySeen, rememberSeen } from '@lib/browser/recently-seen';
import { deleteSession, renewSession, startSession } from '@lib/session/session';
import { asMember, errorResponse, fakeApi, memberOf, sessionOf } from '@lib/testing/page.fixtures';
import { deleteFieldDb, openFieldDb } from '../inventory/offline/offline-db';
import { keepPhoto, keptPhotosOf } from '../photo/kept-photos';
import { forgetDevice, KEPT_DAYS } from './forget-device';

const ray = memberOf({ id: 'ray', uid: 'ray' });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await asMember({ id: 'ray', uid: 'ray' });
  rememberSeen('grille');
  changeDeviceDrafts('ray', (before) => ({ ...before, drafts: { post: 'A find' } }));
  local.write('listing-form:ray', '{"fields":{"vin":"1957"}}');
  local.write('appeal ray d1', 'It was mine.');
  local.write('label-print', '{"contact":"555 0100"}');
  tab.write('gift-key:g1', 'secret');
  tab.write('wanted-before-sign-in', '/donate');
  local.write('onboarding-completed-ray', 'true');
  local.write('listing-form:ana', '{}');
  await keepPhoto({ key: 'p1', form: 'listing-form:ray', file: new File(['x'], 'x.jpg') });
  const db = await openFieldDb();
  await db.put('copy', { memberId: 'ray', etag: '', readAt: '', locations: [], items: [] });
});
afterEach(deleteFieldDb);

const isCopyHere = async () => (await (await openFieldDb()).count('copy')) > 0;
const isUnsavedHere = async () =>
  local.read('listing-form:ray') !== null &&
  local.read('appeal ray d1') !== null &&
  readDeviceDrafts('ray').drafts.post !== undefined &&
  (await keptPhotosOf('listing-form:ray')).length === 1;

test('after a sign-out nothing of the member stays, and what belongs to others does', async () => {
  deleteSession(true);
  await forgetDevice();
  expect(await isCopyHere()).toBe(false);
  expect(recentlySeen()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes('ray'))).toEqual([
    'onboarding-completed-ray',
  ]);
  expect(await keptPhotosOf('listing-form:ray')).toEqual([]);
  expect(local.read('label-print')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(local.read('listing-form:ana')).not.toBeNull();
});

test('a session that ended elsewhere leaves what was neither sent nor saved, for 30 days', async () => {
  fakeApi({ 'POST /api/auth/refresh': errorResponse({ status: 401, body: { code: 'SESSION_EXPIRED' } }) });
  await renewSession('token-1');
  await forgetDevice();
  expect(await isCopyHere()).toBe(false);
  expect(recentlySeen()).toEqual([]);
  expect(await isUnsavedHere()).toBe(true);
  expect([tab.read('gift-key:g1'), tab.read('wanted-before-sign-in')]).toEqual([null, '/donate']);
  await forgetDevice(Date.now() + (KEPT_DAYS + 1) * 86_400_000);
  expect(await isUnsavedHere()).toBe(false);
});

test('whoever signs in again in time finds it', async () => {
  deleteSession();
  fakeApi({
    'POST /api/auth/refresh': sessionOf(ray),
    'GET /api/auth/status': { authenticated: true, user: ray },
  });
  local.write('signedIn', 'true');
  await startSession();
  await forgetDevice(Date.now() + (KEPT_DAYS + 1) * 86_400_000);
  expect(await isUnsavedHere()).toBe(true);
});
