import { enginesIn } from './engines.rules.js';

test.each([
  ['350 chevy head', [], ['chevrolet small block'], ['350']],
  ['olds 350 intake', [], ['oldsmobile small block'], ['350']],
  ['350 intake', ['pontiac'], ['pontiac v8'], ['350']],
  ['sbc head', [], ['chevrolet small block'], []],
  ['small block mopar intake', [], ['mopar la'], []],
  ['390 ford intake', [], ['ford fe'], ['390']],
  ['amc 390 intake', [], ['amc v8'], ['390']],
  ['351c head', [], ['ford cleveland'], ['351']],
  ['351 w head', [], ['ford windsor'], ['351']],
  ['big block 454', [], ['chevrolet big block'], ['454']],
  ['hemi 392 valve cover', [], ['early hemi'], ['392']],
  ['426 hemi head', [], ['426 hemi'], ['426']],
  ['nailhead valve cover', [], ['nailhead'], []],
  ['slant 6 manifold', [], ['slant six'], []],
  ['235 six head', ['chevrolet'], ['chevrolet stovebolt six'], ['235']],
  ['250 six head', ['chevrolet'], ['chevrolet six'], ['250']],
  ['409 carb', [], ['chevrolet w'], ['409']],
  ['6 pack air cleaner', [], ['mopar rb'], ['440']],
  ['1275cc engine', [], ['bmc a series'], ['1275']],
  ['firebird 400 head', [], ['pontiac v8'], ['400']],
  ['merc flathead crank', [], ['ford flathead v8'], []],
  ['turbo 350 pan', [], [], []],
  ['gear set 3.0', [], [], []],
  ['4.2 head gasket', ['jaguar'], ['jaguar xk'], ['4.2']],
  ['poly bushing', [], [], []],
  ['need a engine', [], [], []],
  ['rat rod grille', [], [], []],
  ['galaxie 500 emblem', [], [], []],
  ['390 cfm carb', [], [], []],
  ['300 horn', ['chrysler'], [], []],
])('%s, of %j, names the engines %j', (title, makes, families, displacements) => {
  const found = enginesIn(title.split(' '), makes);
  expect([...found.families].toSorted()).toEqual([...families].toSorted());
  expect([...found.displacements]).toEqual(displacements);
});

test('cylinders follow from their number or from the engine', () => {
  const cylinders = (title: string) => [...enginesIn(title.split(' ')).cylinders];
  expect(cylinders('6 cylinder bellhousing')).toEqual(['6']);
  expect(cylinders('v8 bellhousing')).toEqual(['8']);
  expect(cylinders('slant six bellhousing')).toEqual(['6']);
  expect(cylinders('bellhousing')).toEqual([]);
});

test('the positions of the words are told', () => {
  expect(enginesIn(['big', 'block', 'chevy', '454', 'head']).used).toEqual([
    [0, 3],
    [3, 4],
  ]);
});
