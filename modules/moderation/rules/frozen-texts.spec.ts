import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { templates } from './templates.schemas.js';
import { rulesVersion, termsRules } from './terms-rules.schemas.js';

/** A digest of each text under its id and version. Only lines are added: a decision says by its version what it cited. */
const frozen = JSON.parse(readFileSync(new URL('./frozen-texts.json', import.meta.url), 'utf8'));
const digestOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

const texts = {
  ...Object.fromEntries(
    termsRules.map(({ id, title, text }) => [`${id}@${rulesVersion}`, digestOf(title, text)]),
  ),
  ...Object.fromEntries(templates.map(({ id, version, text }) => [`${id}@${version}`, digestOf(text)])),
};

test('a rule or a template never changes its text without a new version', () => {
  expect(frozen).toMatchObject(texts);
});
