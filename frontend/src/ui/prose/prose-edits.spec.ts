import {
  type Edit,
  edited,
  handleBefore,
  makeLink,
  type Selected,
  takeHandle,
  toggleBold,
  toggleLines,
} from './prose-edits';

/** Selections are between « and »; | is a caret. */
function selected(marked: string): Selected {
  const text = marked.replace(/[«»|]/g, '');
  const start = marked.search(/[«|]/);
  const end = marked.includes('»') ? marked.indexOf('»') - 1 : start;
  return { text, start, end };
}

function shown(before: Selected, edit: Edit): string {
  const text = edited(before.text, edit);
  const { start, end } = edit;
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
}

test.each([
  ['a «b» c', 'a **«b»** c'],
  ['a **«b»** c', 'a «b» c'],
  ['a« b »c', 'a **«b»** c'],
  ['a |', 'a **|**'],
  ['**|**', '|'],
])('bold makes %s of %s', (before, after) =>
  expect(shown(selected(before), toggleBold(selected(before)))).toBe(after),
);

test.each([
  ['one\nt|wo\nthree', 'one\n- two|\nthree'],
  ['«one\ntwo»', '«- one\n- two»'],
  ['«- one\n- two»', '«one\ntwo»'],
  ['- o«ne\ntw»o', '«- - one\n- two»'],
  ['|', '- |'],
])('a list makes %j of %j', (before, after) =>
  expect(shown(selected(before), toggleLines(selected(before), '- '))).toBe(after),
);

test.each([
  ['see «the manual» now', 'see [the manual](«https://») now'],
  ['see «https://example.com» now', 'see [|](https://example.com) now'],
  ['see |', 'see [|](https://)'],
])('a link makes %j of %j', (before, after) =>
  expect(shown(selected(before), makeLink(selected(before)))).toBe(after),
);

test.each([
  ['thanks @Ra', { at: 7, prefix: 'ra' }],
  ['@r', { at: 0, prefix: 'r' }],
  ['@', undefined],
  ['@1', undefined],
  ['ray@ex', undefined],
  ['https://example.com/@ra', undefined],
  ['@ra and', undefined],
  [`@${'a'.repeat(31)}`, undefined],
])('after %j a member is looked for: %j', (text, found) =>
  expect(handleBefore(text, text.length)).toEqual(found),
);

test.each([
  ['hi @ra|', 'hi @ray |'],
  ['hi @ra| there', 'hi @ray |there'],
])('%j becomes %j', (before, after) =>
  expect(shown(selected(before), takeHandle(selected(before), 3, 'ray')).replace('@ray| ', '@ray |')).toBe(
    after,
  ),
);
