import { nameKey, vehicleNames } from '../marketplace/fitment/vehicle-names.rules.js';
import { generationOf, isCarWord, makeKey, makesIn, modelKey, modelsIn, nicknamedIn } from './cars.rules.js';

const words = (title: string) => title.split(' ');

test.each([
  ['Chevy', 'chevrolet'],
  ['Olds', 'oldsmobile'],
  ['Austin Healey', 'austinhealey'],
  ['IHC', 'international'],
  ['American Motors', 'amc'],
  ['Citroën', 'citroen'],
  ['Kurtis', 'kurtis'],
])('the make %s has the key %s', (make, key) => {
  expect(makeKey(make)).toBe(key);
});

test.each([
  ['C-10', 'c10'],
  ["'Cuda", 'barracuda'],
  ['F 100', 'f100'],
  ['XKE', 'etype'],
  ['De Ville', 'deville'],
  ['Coupe DeVille', 'deville'],
  ['MkII', 'markii'],
  ['Chevy II', 'nova'],
  ['Bug', 'beetle'],
  ['TR-3', 'tr3'],
  ['Something', 'something'],
])('the model %s has the key %s', (model, key) => {
  expect(modelKey(model)).toBe(key);
});

test('no model of the lists is another model by a spelling of it, beside the few that are one car', () => {
  const folded = Object.values(vehicleNames)
    .flat()
    .filter((model) => modelKey(model) !== nameKey(model));
  expect(folded).toEqual(['Coupe DeVille', 'Chevy II', 'Cuda', 'Bus']);
});

test.each([
  ['hood for chevy truck', ['chevrolet']],
  ['mopar radio', ['chrysler', 'dodge', 'plymouth', 'desoto', 'imperial']],
  ['mopar dodge radio', ['dodge']],
  ['austin healey fender', ['austinhealey']],
  ['1962 mini grille', ['mini']],
  ['mini starter', []],
  ['1969 ram air hood', []],
  ['olds hub cap', ['oldsmobile']],
  ['old hub cap', []],
  ['mercede grille', ['mercedesbenz']],
])('%s names the makes %j', (title, makes) => {
  expect([...makesIn(words(title))].toSorted()).toEqual([...makes].toSorted());
});

test.each([
  ['vette hood', ['corvette']],
  ['belair trim', ['belair']],
  ['f 100 tailgate', ['f100']],
  ['c10 tailgate', ['c10']],
  ['lever for 88', []],
  ['olds 88 lever', ['88']],
  ['champion spark plug', []],
  ['studebaker champion hood', ['champion']],
  ['jaguar mk ii bumper', ['markii']],
  ['battery charger', []],
])('%s names the models %j', (title, models) => {
  expect(modelsIn(words(title)).map(({ model }) => model)).toEqual(models);
});

test.each([
  ['tri five dash', ['chevrolet 1955-1957', 'pontiac 1955-1957', 'gmc 1955-1957']],
  ['shoebox ford grille', ['ford 1949-1951']],
  ['trifive chevy dash', ['chevrolet 1955-1957']],
  ['dodge dart a body k member', ['dodge dart 1963-1976']],
  ['c4 transmission', []],
  ['c4 corvette seat', ['chevrolet corvette 1984-1996']],
  ['second gen camaro spoiler', ['chevrolet camaro 1970-1981']],
  ['second gen spoiler', []],
  ['rubber bumper for hood', []],
  ['rubber bumper mgb lamp', ['mg mgb 1974-1980']],
  ['frogeye bonnet', ['austinhealey sprite 1958-1961']],
])('%s means by its nickname %j', (title, cars) => {
  const named = nicknamedIn(words(title)).map(
    ({ make, model, yearFrom, yearTo }) => `${[make, model].filter(Boolean).join(' ')} ${yearFrom}-${yearTo}`,
  );
  expect(named).toEqual(cars);
});

test('two years of one generation share panels, others do not', () => {
  const camaro = (year: number) => generationOf('Chevy', 'Camaro', year);
  expect(camaro(1967)).toBe(camaro(1968));
  expect(camaro(1968)).not.toBe(camaro(1970));
  expect(camaro(1955)).toBeUndefined();
  expect(generationOf('Ford', 'Model A', 1929)).not.toBe(generationOf('ford', 'modela', 1930));
});

test('a year in which both of two generations were made is in neither', () => {
  expect(generationOf('Chevrolet', '3100', 1954)).toBeDefined();
  expect(generationOf('Chevrolet', '3100', 1955)).toBeUndefined();
});

test.each([
  ['chevy', true],
  ['belair', true],
  ['bumpside', true],
  ['carburetor', false],
  ['body', false],
  ['window', false],
])('%s is a word of cars: %s', (word, is) => {
  expect(isCarWord(word)).toBe(is);
});
