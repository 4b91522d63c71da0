import 'fake-indexeddb/auto';
import { guest, readDeviceDrafts } from '@lib/browser/device-drafts';
import { counted } from '@lib/format';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDraftPhotos, draftPhotosTo } from './draft-photos';
import { useDraft } from './use-draft';
import { useSyncDrafts } from './use-sync-drafts';

beforeEach(async () => {
  localStorage.clear();
  await deleteDraftPhotos('ray');
});

function Composer() {
  useSyncDrafts();
  const { draft, setDraft, fields, setFields, photos, waiting, send, drop } = useDraft('post', {
    kind: 'post',
    maxPhotos: 1,
  });
  const { photos: added, problem, add } = photos;
  return (
    <>
      <textarea aria-label="Post" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <input
        type="file"
        multiple
        aria-label="Photos"
        onChange={({ target }) => add(Array.from(target.files ?? []), 1 - added.length)}
      />
      <p role="status">
        {counted(added.length, 'photo')} {String(fields.kind)} {problem}
      </p>
      <button type="button" onClick={() => setFields({ kind: 'question' })}>
        Ask
      </button>
      <button type="button" onClick={() => send(draft.trim())}>
        Send
      </button>
      {waiting.map((one) => (
        <button key={one.id} type="button" onClick={() => drop(one)}>
          Back: {one.body}
        </button>
      ))}
    </>
  );
}

const photo = (name: string) => new File([name], name, { type: 'image/png' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post' });
const answers = { 'GET /api/drafts': { drafts: [] } };

test('a guest’s draft stays while they sign in, and is the member’s then, with its photos', async () => {
  await asGuest();
  const { unmount } = renderPage(<Composer />);
  await userEvent.type(field(), 'What carb is this?');
  await userEvent.upload(screen.getByLabelText('Photos'), photo('carb.png'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveValue('What carb is this?');
  await waitFor(async () => expect(await draftPhotosTo(guest, 'post')).toHaveLength(1));
  unmount();

  const api = await asMember({}, { ...answers, 'PUT /api/drafts': { words: 'What carb is this?' } });
  const { unmount: leave } = renderPage(<Composer />);
  expect(await screen.findByText(/1 photo /)).toBeInTheDocument();
  expect(field()).toHaveValue('What carb is this?');
  expect(readDeviceDrafts(guest).drafts).toEqual({});
  leave();
  await waitFor(() => expect(readDeviceDrafts('ray').keptDrafts.post).toBe('What carb is this?'));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    to: 'post',
    words: 'What carb is this?',
    before: [''],
  });
});

test('what was sent waits with its photos and fields, and comes back above what was written since', async () => {
  await asMember({}, { ...answers, 'PUT /api/drafts': ({ body }: { readonly body: unknown }) => body });
  renderPage(<Composer />);
  await userEvent.type(field(), 'Found in a barn');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.upload(screen.getByLabelText('Photos'), [photo('barn.png'), photo('door.png')]);
  expect(screen.getByRole('status')).toHaveTextContent('1 photo question A post has at most 1 photo.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('0 photos undefined');
  const [waits] = readDeviceDrafts('ray').unsent;
  expect(waits).toMatchObject({
    kind: 'post',
    to: 'post',
    body: 'Found in a barn',
    fields: { kind: 'question' },
  });
  await userEvent.type(field(), 'And another');
  await userEvent.click(screen.getByRole('button', { name: 'Back: Found in a barn' }));
  expect(field()).toHaveValue('Found in a barn\n\nAnd another');
  expect(screen.getByRole('status')).toHaveTextContent('1 photo question');
  expect(readDeviceDrafts('ray').unsent).toEqual([]);
});
