import { strings } from '@angular-devkit/schematics';

/** What a template may call one name: `close-report` is closeReport, CloseReport, close_report, CLOSE_REPORT and "close report". */
export function forms(name) {
  const kebab = strings.dasherize(name);
  return {
    kebab,
    camel: strings.camelize(kebab),
    pascal: strings.classify(kebab),
    snake: strings.underscore(kebab),
    code: strings.underscore(kebab).toUpperCase(),
    words: kebab.replaceAll('-', ' '),
  };
}

export const plural = (kebab) => (/[^aeiou]y$/.test(kebab) ? `${kebab.slice(0, -1)}ies` : `${kebab}s`);

/** 'garage/car' is the module and the name within it. */
export function moduleAndName(path) {
  const [module, name, ...more] = path.split('/');
  if (!name || more.length) throw new Error(`"${path}" is not MODULE/NAME, like garage/car.`);
  return [module, name];
}

/** A command is imperative (PaintCar), an event past (CarPainted). */
export function mustBePascal(...names) {
  for (const name of names)
    if (!/^([A-Z][a-z]+){2,}$/.test(name ?? ''))
      throw new Error(`"${name ?? ''}" is no name of a command (PaintCar) or an event (CarPainted).`);
}

/** The last word of an event, in small letters: CarPainted makes a car painted. */
export const statusOf = (event) => event.match(/[A-Z][a-z]+$/)[0].toLowerCase();

/** 'an owner', 'a car' */
export const withArticle = (words) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** The fields that a member gives: 'listingId,words' are an id and a text. */
export function fieldsOf(list = 'words') {
  return list.split(',').map((name) => {
    if (!/^[a-z][A-Za-z]*$/.test(name))
      throw new Error(`"${name}" is no name of a field, like words or listingId.`);
    const isId = /Id$/.test(name);
    const sample = isId ? '6f0f4c1e-2f0a-5b1c-9a55-0d6a7d3c1b20' : 'Two left.';
    return { name, isId, sample };
  });
}

/** { listingId: '6f0f…', words: 'Two left.' } */
export const sampleOf = (fields) =>
  `{ ${fields.map(({ name, sample }) => `${name}: '${sample}'`).join(', ')} }`;
