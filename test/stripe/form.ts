/** What Stripe's library sends: `line_items[0][price_data][currency]=usd`. Numbers and words arrive as text. */
export type Form = { readonly [key: string]: Form | string | undefined };

export function readForm(body: string): Form {
  const form: Tree = {};
  for (const [name, value] of new URLSearchParams(body))
    put(form, name.split(/[[\]]+/).filter(Boolean), value);
  return form;
}

export const formOf = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === 'object' ? value : {};
};

export const textOf = (form: Form, key: string): string | null => {
  const value = form[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const numberOf = (form: Form, key: string): number | null => {
  const text = textOf(form, key);
  return text === null ? null : Number(text);
};

export const listOf = (form: Form, key: string): readonly (Form | string)[] =>
  Object.values(formOf(form, key)).filter((value) => value !== undefined);

export const formsOf = (form: Form, key: string): readonly Form[] =>
  listOf(form, key).filter((value) => typeof value === 'object');

export const metadataOf = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(formOf(form, 'metadata')).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );

type Tree = { [key: string]: Tree | string };

/** `expand[]` has no number. */
function put(tree: Tree, [key = '', ...rest]: readonly string[], value: string): void {
  const name = key === '' ? String(Object.keys(tree).length) : key;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const inner = typeof tree[name] === 'object' ? tree[name] : {};
  tree[name] = inner;
  put(inner, rest, value);
}
