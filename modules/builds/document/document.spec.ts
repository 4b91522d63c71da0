import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { documentDecider as document } from './document.decider.js';

const words = { name: 'Chrome shop', kind: 'receipt', taskId: null, partId: null } as const;
const file = { fileId: 'file', bytes: 900, type: 'application/pdf' } as const;
const own = { buildId: 'truck', ownerId: 'ana', meta: metaOf('ana') } as const;
const filing = { type: 'FileDocument', ...own, words, file } as const;
const change = { type: 'ChangeDocument', ...own, words: { ...words, name: 'Plating' } } as const;
const removing = { type: 'DeleteDocument', ...own } as const;
const filed = event('DocumentFiled', { buildId: 'truck', ownerId: 'ana', ...words, ...file });
const deleted = event('DocumentDeleted', {});

test('a document is filed once, under its owner’s key, however often it is sent', () => {
  given(document).when(filing).thenExactly(filed);
  given(document, filed).when(filing).thenNothing();
  given(document, filed, deleted).when(filing).thenNothing();
});

test('a collaborator files it for the owner', () => {
  given(document)
    .when({ ...filing, meta: metaOf('bob') })
    .thenExactly(filed);
});

test.each([filing, change, removing])(
  'nobody reaches that of another build or another owner by $type',
  (command) => {
    given(document, filed)
      .when({ ...command, buildId: 'coupe' })
      .thenRefused('DOCUMENT_NOT_FOUND');
    given(document, filed)
      .when({ ...command, ownerId: 'bob' })
      .thenRefused('DOCUMENT_NOT_FOUND');
  },
);

test('its name and what it belongs to are changed, and nothing when they are the same', () => {
  given(document, filed)
    .when(change)
    .thenExactly(event('DocumentChanged', { ownerId: 'ana', ...change.words }));
  given(document, filed)
    .when({ ...change, words })
    .thenNothing();
  for (const other of [{ kind: 'title' }, { taskId: 'doors' }, { partId: 'hinge' }] as const)
    given(document, filed)
      .when({ ...change, words: { ...words, ...other } })
      .thenEvents('DocumentChanged');
});

test('it is deleted for good', () => {
  given(document, filed).when(removing).thenExactly(deleted);
  given(document, filed, deleted).when(removing).thenNothing();
  given(document, filed, deleted).when(change).thenRefused('DOCUMENT_NOT_FOUND');
  given(document).when(removing).thenRefused('DOCUMENT_NOT_FOUND');
});
