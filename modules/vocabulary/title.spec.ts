import { readTitle } from './title.rules.js';
import { titleWords } from './title-words.rules.js';

const read = (title: string, makes?: readonly string[]) => {
  const { kinds, properties } = readTitle(title, makes);
  return {
    kinds: [...kinds],
    properties: Object.fromEntries([...properties].map(([name, values]) => [name, [...values].join()])),
  };
};

test.each([
  ['rad cap, Packard', 'radiator cap'],
  ['Packard, rad cap', 'radiator cap'],
  ['seat cover kit for 66 Mustang', 'seat cover'],
  ['heads for 392', 'cylinder head'],
  ['carb rebuild kit, Rochester 2GC', 'carburetor kit'],
  ['knob for Hurst shifter', 'shift knob'],
  ['bracket, alternator, 351W', 'alternator bracket'],
  ['air cleaner decal, 340 Six Pack', 'air cleaner decal'],
  ['decklid for 67 Barracuda', 'trunk lid'],
  ['early 65 (generator car) Mustang dash cluster', 'instrument cluster'],
  ['SU HS4 carburetor pair, with linkage', 'carburetor'],
  ['Grille with headlight bezels', 'grille'],
  ['fuel pump off a 390, no gasket', 'fuel pump'],
  ['Scout 800 steering box, manual', 'steering box'],
  ['1:18 diecast 32 Ford three window', 'diecast'],
  ['float for Carter AFB', 'carburetor float'],
  ['bolts for ex. manifolds', 'exhaust manifold bolt'],
  ['Hurst Competition Plus shifter', 'shifter'],
  ['T/O bearing, 57 Chevy', 'throwout bearing'],
  ['K-D ridge remover tool', 'ridge reamer'],
  ['Torqueflite 727 for big block', 'transmission'],
])('%s is a %s', (title, kind) => {
  expect(read(title).kinds).toContain(kind);
});

test('a part is called by words of the vocabulary alone', () => {
  expect(readTitle('carburetor, Rochester').called).toBe('carburetor');
  expect(readTitle("bracket Aunt Mary's 57 bumper").called).toBe('bracket bumper');
});

test('of a lot each part is named, of a car in pieces any, but for what is gone', () => {
  expect(read('barn clean out, 56 Olds: clock, taillights, horn ring, will sell separately').kinds).toEqual(
    expect.arrayContaining(['clock', 'tail light', 'horn ring']),
  );
  const parted = readTitle('parting out 66 Mustang coupe, no engine');
  expect(parted).toMatchObject({ isAnyPart: true });
  expect([...parted.without]).toEqual(['engine']);
});

test('a wanted ad among offers, and an offer of work, say what they are', () => {
  expect(readTitle('anyone have a TR4 overdrive unit? in need of one').intent).toBe('wanted');
  expect(readTitle('I rebuild Stromberg 97 carburetors').intent).toBe('service');
  expect(readTitle('TR4 overdrive unit, needs seals').intent).toBeUndefined();
  expect(readTitle('TR4 overdrive unit, looking for a good home').intent).toBeUndefined();
});

test('properties are read with what they exclude, and the engine by the make of the car', () => {
  expect(read('LF fender, 57 Bel Air 2dr hardtop').properties).toMatchObject({
    side: 'left',
    end: 'front',
    doors: '2',
  });
  expect([...(readTitle('crossmember, not for 4 speed').isNot.get('speeds') ?? [])]).toEqual(['4']);
  expect(read('390 exhaust manifolds', ['Ford']).properties.engine).not.toBe(
    read('390 exhaust manifolds', ['AMC']).properties.engine,
  );
});

test('a ratio is no measure', () => {
  expect(read('ring and pinion, 3.55').properties.ratio).toBe('3.55');
  expect(read('gas tank, 3.5 gal').properties.ratio).toBeUndefined();
});

test('in Britain a hood is a soft top too', () => {
  expect(read('hood, 67 Mustang', ['Ford']).kinds).toEqual(['hood']);
  expect(read('hood, black mohair', ['MG']).kinds).toContain('convertible top');
});

test('misspelt words are read as they are meant, and not where they are right', () => {
  expect(read('break drums, 55 Chrystler').kinds).toEqual(['brake drum']);
  expect(read('distributer, alternater bracket').kinds).toEqual(['distributor']);
});

test.each(['always', 'firing order', 'launcher', 'prototype', 'printer', 'seeker', 'steven'])(
  '%s is no misspelt part',
  (words) => {
    expect([...readTitle(words).words].join(' ')).toBe(titleWords(words).words.join(' '));
  },
);
