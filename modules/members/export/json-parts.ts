/** The result of JSON.stringify(content, null, 2) and a line break, in parts: a long list is never one long text,
 *  and other work runs between two parts. */
export function* jsonParts(content: unknown): Generator<string> {
  yield* partsOf(content, '');
  yield '\n';
}

/** The depth to which lists and objects are split: a section, and a list in it. */
const deepest = 2;

function* partsOf(value: unknown, indent: string): Generator<string> {
  if (indent.length / 2 < deepest && Array.isArray(value) && value.length > 0) {
    yield* linesOf(
      '[]',
      value.map((one: unknown) => ['', one === undefined ? null : one] as const),
      indent,
    );
    return;
  }
  const entries = indent.length / 2 < deepest && isPlain(value) ? Object.entries(value) : [];
  const kept = entries.filter(([, one]) => one !== undefined);
  if (kept.length === 0) yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
  else
    yield* linesOf(
      '{}',
      kept.map(([name, one]) => [`${JSON.stringify(name)}: `, one] as const),
      indent,
    );
}

function* linesOf(
  brackets: '[]' | '{}',
  lines: readonly (readonly [name: string, value: unknown])[],
  indent: string,
): Generator<string> {
  const inner = `${indent}  `;
  yield brackets.charAt(0);
  for (const [at, [name, value]] of lines.entries()) {
    yield `${at === 0 ? '' : ','}\n${inner}${name}`;
    yield* partsOf(value, inner);
  }
  yield `\n${indent}${brackets.charAt(1)}`;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
