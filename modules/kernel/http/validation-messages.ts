import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The message about a wrong field, for the person who filled it in. A message that the contract gives comes first. */
export function validationMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is needed.'
        : `This must be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `${may(issue.origin)} ${number(issue.maximum)}${unit(issue.origin, issue.maximum)} at most.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This does not look right.';
    case 'invalid_value':
      return `This must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}.`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Nothing here is called ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

/** `vehicle.bodyStyle` as "Vehicle, body style". */
export function nameOfField(path: readonly PropertyKey[]): string {
  const names = path.map((part) =>
    typeof part === 'number'
      ? String(part + 1)
      : String(part)
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .toLowerCase(),
  );
  const words = names.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function tooSmall({ origin, minimum, input }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string' && input === '') return 'This is needed.';
  return `${must(origin)} ${number(minimum)}${unit(origin, minimum)} at least.`;
}

const counted = (origin: string) => origin === 'string' || origin === 'array';
const must = (origin: string) => (counted(origin) ? 'This needs' : 'This must be');
const may = (origin: string) => (counted(origin) ? 'This may have' : 'This must be');
/** Years are written without separators. */
const number = (figure: number | bigint) =>
  figure < 10_000 ? String(figure) : figure.toLocaleString('en-US');

function unit(origin: string, figure: number | bigint): string {
  const one = Number(figure) === 1;
  if (origin === 'string') return one ? ' character' : ' characters';
  return origin === 'array' ? (one ? ' entry' : ' entries') : '';
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
};

const formats: Readonly<Record<string, string>> = {
  email: 'This must be an e-mail address, like name@example.com.',
  url: 'This must be a web address, like https://example.com.',
  uuid: 'This is not an id of ours.',
  date: 'This must be a date, like 1957-03-14.',
  datetime: 'This must be a time, like 2026-06-01T15:00:00Z.',
};
