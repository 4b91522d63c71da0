import { deleteFormDraft, type FormDraft, openFormDraft, readFormDraft } from './form-draft';

interface Fields {
  readonly title: string;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object';
const read = () => readFormDraft<Fields, never>('form', isFields)?.fields.title;
const written = (title: string): FormDraft<Fields, never> => ({
  fields: { title },
  savedId: null,
  loaded: null,
  attempt: null,
});

/** A tab that opens the form; its session storage is restored before each of its actions. */
function openTab() {
  const own: Record<string, string> = {};
  const inTab = <Answer,>(act: () => Answer): Answer => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
    const answer = act();
    for (const key of Object.keys(own)) delete own[key];
    Object.assign(own, { ...sessionStorage });
    return answer;
  };
  let form = inTab(() => openFormDraft<Fields, never>('form'));
  return {
    type: (title: string) => inTab(() => form.save(written(title))),
    finish: () => inTab(() => form.delete()),
    reload: () =>
      inTab(() => {
        form = openFormDraft<Fields, never>('form');
        return read();
      }),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('two tabs that write the same form keep both, and each finds its own again', () => {
  const [one, other] = [openTab(), openTab()];
  one.type('Carb');
  other.type('Radio');
  one.type('Carburetor');
  expect([one.reload(), other.reload()]).toEqual(['Carburetor', 'Radio']);
});

test('a tab that has read what another stored goes on from there, and the other goes its own way', () => {
  const one = openTab();
  one.type('Carb');
  const other = openTab();
  expect(other.reload()).toBe('Carb');
  other.type('Carburetor');
  one.type('Carb, Rochester');
  expect([one.reload(), other.reload()]).toEqual(['Carb, Rochester', 'Carburetor']);
});

test('a tab that is done leaves the form of the other, which the next one restores', () => {
  const [one, other] = [openTab(), openTab()];
  one.type('Carb');
  other.type('Radio');
  one.finish();
  expect(openTab().reload()).toBe('Radio');
  other.finish();
  expect(openTab().reload()).toBeUndefined();
});

test('forms that are deleted are those that would be read, the last first', () => {
  const [one, other] = [openTab(), openTab()];
  one.type('Carb');
  other.type('Radio');
  sessionStorage.clear();
  const titles = [read()];
  deleteFormDraft('form');
  titles.push(read());
  deleteFormDraft('form');
  expect([titles.sort(), read()]).toEqual([['Carb', 'Radio'], undefined]);
});
