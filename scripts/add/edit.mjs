import ts from 'typescript';

/** Edits of a source by its syntax. Each takes the text and returns it changed, or says in a sentence why it cannot; Biome puts lines and imports in
 *  order afterwards. */

/** names   'event' or 'type Report' */
export function addImport(text, from, ...names) {
  const known = parse(text).statements.filter(
    (one) =>
      ts.isImportDeclaration(one) && one.moduleSpecifier.text === from && one.importClause?.namedBindings,
  );
  const has = (name) =>
    known.some((one) => one.importClause.namedBindings.elements?.some((el) => el.name.text === name));
  const missing = names.filter((name) => !has(name.replace(/^type /, '')));
  if (!missing.length) return text;
  const into = known.find(
    (one) => ts.isNamedImports(one.importClause.namedBindings) && !one.importClause.isTypeOnly,
  );
  if (into) return insert(text, into.importClause.namedBindings.elements.end, `, ${missing.join(', ')}`);
  const typeOnly = known.find((one) => one.importClause.isTypeOnly);
  if (typeOnly && missing.every((name) => name.startsWith('type ')))
    return insert(
      text,
      typeOnly.importClause.namedBindings.elements.end,
      `, ${missing.map((name) => name.slice(5)).join(', ')}`,
    );
  const areTypes = missing.every((name) => name.startsWith('type '));
  const given = areTypes ? missing.map((name) => name.slice(5)) : missing;
  return `import ${areTypes ? 'type ' : ''}{ ${given.join(', ')} } from '${from}';\n${text}`;
}

/** Add an arm before the `default` of the switch over `<something>.type` in the function or method of one of these names. */
export function addCase(text, file, functions, arm) {
  const body = find(
    parse(text),
    (node) =>
      (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && functions.includes(node.name?.text),
  );
  const fallback =
    body &&
    find(body, (node) => ts.isDefaultClause(node) && /\.type$/.test(node.parent.parent.expression.getText()));
  if (!fallback)
    throw cannot(file, `a switch over the type in ${functions.join(' or ')}() that ends in default`);
  return insert(text, fallback.getStart(), `${arm}\n`);
}

/** Add a statement at the end of a function, before what it returns. */
export function addStatement(text, file, name, statement) {
  const found = find(parse(text), (node) => ts.isFunctionDeclaration(node) && node.name?.text === name);
  if (!found) throw cannot(file, `a function ${name}()`);
  const last = found.body.statements.at(-1);
  return insert(text, ts.isReturnStatement(last) ? last.getStart() : last.end, `\n${statement}\n`);
}

/** Add an argument to the calls of a function whose first argument is this: \`pick(carEvents, 'CarAdded')\`. */
export function addArgument(text, file, callee, first, argument) {
  const found = find(
    parse(text),
    (node) =>
      ts.isCallExpression(node) &&
      node.expression.getText() === callee &&
      node.arguments[0]?.getText() === first,
  );
  if (!found) throw cannot(file, `a call ${callee}(${first}, …)`);
  return insert(text, found.arguments.at(-1).end, `, ${argument}`);
}

/** Names of the parameters of that function. */
export function parametersOf(text, file, name) {
  const found = find(
    parse(text),
    (node) => (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name?.text === name,
  );
  if (!found) throw cannot(file, `a function ${name}()`);
  return found.parameters.map((parameter) => parameter.name.getText());
}

export function addToUnion(text, file, type, member) {
  const found = find(parse(text), (node) => ts.isTypeAliasDeclaration(node) && node.name.text === type);
  if (!found) throw cannot(file, `a type ${type}`);
  return insert(text, found.type.end, ` | ${member}`);
}

/** The words of the union of texts that a property of an interface is, or undefined. */
export const unionOf = (text, type, property) =>
  statusNode(text, type, property)?.types.map((one) => one.literal.text);

export function addToStatus(text, file, type, word) {
  const found = statusNode(text, type, 'status');
  if (!found) throw cannot(file, `a status of ${type} that lists its words, like 'none' | 'open'`);
  return insert(text, found.end, ` | '${word}'`);
}

function statusNode(text, type, property) {
  const found = interfaceOf(text, type)?.members.find((one) => one.name?.getText() === property)?.type;
  const isOfTexts =
    found && ts.isUnionTypeNode(found) && found.types.every((one) => ts.isLiteralTypeNode(one));
  return isOfTexts ? found : undefined;
}

/** Names of the properties of an interface. */
export const propertiesOf = (text, type) =>
  interfaceOf(text, type)?.members.map((one) => one.name?.getText()) ?? [];

const interfaceOf = (text, type) =>
  find(parse(text), (node) => ts.isInterfaceDeclaration(node) && node.name.text === type);

/** Add a line to an object: the last argument of a call (`defineStream('car', {…})`), or the value of a constant. */
export function addToObject(text, file, name, line) {
  return intoObject(text, objectOf(text, file, name), line);
}

/** Add a line to the object that a property of such an object is. */
export function addToProperty(text, file, name, property, line) {
  const value = objectOf(text, file, name).properties.find((one) => keyOf(one) === property)?.initializer;
  if (!value || !ts.isObjectLiteralExpression(value)) throw cannot(file, `an object ${property}`);
  return intoObject(text, value, line);
}

/** Names of the properties of such an object. */
export const keysOf = (text, file, name) => objectOf(text, file, name).properties.map((one) => keyOf(one));

/** The text of the value of a property of such an object. */
export const textOfProperty = (text, file, name, key) =>
  objectOf(text, file, name)
    .properties.find((one) => keyOf(one) === key)
    ?.initializer.getText();

/** Add a code to its kind in an error catalogue; one that is there stays. */
export function addErrorCode(text, file, kind, code, when) {
  const catalogue = objectOf(text, file, 'Errors');
  if (find(catalogue, (node) => ts.isPropertyAssignment(node) && keyOf(node) === code)) return text;
  const line = `${code}: '${when}',`;
  const group = catalogue.properties.find((one) => keyOf(one) === kind);
  return group
    ? intoObject(text, group.initializer, line)
    : intoObject(text, catalogue, `${/-/.test(kind) ? `'${kind}'` : kind}: { ${line} },`);
}

/** Add to a list of a manifest: `streams: [a]`, `jobs: (context) => [a]`, `notifications: a`. Without that list it is begun.
 *  context  whether the list is a function */
export function addToManifest(text, file, list, element, context) {
  const manifest = objectOf(text, file, 'defineManifest');
  const found = manifest.properties.find((one) => keyOf(one) === list)?.initializer;
  if (!found) return intoObject(text, manifest, `${list}: ${context ? `${context} => ` : ''}[${element}],`);
  const array = ts.isArrowFunction(found) ? found.body : found;
  if (ts.isArrayLiteralExpression(array)) return intoArray(text, array, givenTo(found, element, context));
  if (ts.isIdentifier(array) && element.startsWith('...'))
    return replace(text, array, `[...${array.text}, ${element}]`);
  throw cannot(file, `a list of ${list}`);
}

/** A list that takes no context yet, or only a part of it. */
function givenTo(found, element, context) {
  if (!context || !ts.isArrowFunction(found) || !element.includes('(context)')) return element;
  const [parameter] = found.parameters;
  if (parameter && ts.isIdentifier(parameter.name))
    return element.replace('(context)', `(${parameter.name.text})`);
  const names = parameter ? parameter.name.elements.map((one) => one.name.text).join(', ') : '';
  return element.replace('(context)', names ? `({ ${names} })` : '({ db })');
}

export function addToArray(text, file, name, element) {
  const found = find(
    parse(text),
    (node) =>
      ts.isVariableDeclaration(node) &&
      node.name.getText() === name &&
      ts.isArrayLiteralExpression(node.initializer),
  );
  if (!found) throw cannot(file, `a list ${name}`);
  return intoArray(text, found.initializer, element);
}

/** The exported call of a function (`endpoint({…})`) whose property has these words in it. */
export function callWith(text, file, callee, property, words) {
  const found = find(parse(text), (node) => {
    const call = ts.isVariableDeclaration(node) && node.initializer;
    if (!call || !ts.isCallExpression(call) || call.expression.getText() !== callee) return false;
    const value = find(call, ts.isObjectLiteralExpression)?.properties.find((one) => keyOf(one) === property);
    return value?.getText().includes(words);
  });
  if (!found) throw cannot(file, `a call of ${callee}() whose ${property} names ${words}`);
  return { name: found.name.getText(), text: found.getText() };
}

/** Add a method at the end of the first class, whose constructor gets the command bus unless it has it. */
export function addRoute(text, file, method) {
  const found = find(parse(text), ts.isClassDeclaration);
  if (!found) throw cannot(file, 'a class');
  const withMethod = insert(text, found.members.end, `\n\n${method}\n`);
  if (/private readonly bus: CommandBus/.test(text)) return withMethod;
  const bus = '@Inject(CommandBus) private readonly bus: CommandBus,';
  const made = found.members.find(ts.isConstructorDeclaration);
  return made
    ? insert(withMethod, made.parameters.pos, bus)
    : insert(withMethod, found.members.pos, `\nconstructor(${bus}) {}\n`);
}

/** Add a row at the end of the table of commands of a README. */
export function addCommandRow(text, file, row) {
  const rows = text.match(/\| command \|.*\n\|[-|]+\|\n(\|.*\n)*/);
  if (!rows) throw cannot(file, 'a table whose head begins with | command |');
  return insert(text, rows.index + rows[0].length, `${row}\n`);
}

const parse = (text) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
const insert = (text, at, more) => text.slice(0, at) + more + text.slice(at);
const replace = (text, node, by) => text.slice(0, node.getStart()) + by + text.slice(node.end);
const cannot = (file, what) =>
  new Error(
    `${file} has no ${what.replace(/^an? /, '')}. Nothing was written; add it there, or write this by hand as CONTRIBUTING.md says.`,
  );

export function find(node, is) {
  if (is(node)) return node;
  let found;
  node.forEachChild((child) => {
    found ??= find(child, is);
  });
  return found;
}

/** Of `const rows: … = {…}`, `const carErrors = {…} as const satisfies …` or `defineStream('car', {…})`. */
function objectOf(text, file, name) {
  const isNamed = (node) =>
    (ts.isVariableDeclaration(node) && node.name.getText().endsWith(name)) ||
    (ts.isCallExpression(node) && node.expression.getText() === name);
  const holder = find(parse(text), isNamed);
  const held = holder && ts.isCallExpression(holder) ? holder.arguments.at(-1) : holder?.initializer;
  const object = held && find(held, ts.isObjectLiteralExpression);
  if (!object) throw cannot(file, `an object ${name}`);
  return object;
}

const keyOf = (property) => property.name?.text;

function intoObject(text, object, line) {
  const last = object.properties.at(-1);
  if (last && !object.properties.hasTrailingComma) return insert(text, last.end, `,\n${line}\n`);
  return insert(text, object.end - 1, `${line}\n`);
}

function intoArray(text, array, element) {
  const last = array.elements.at(-1);
  if (last && !array.elements.hasTrailingComma) return insert(text, last.end, `, ${element}`);
  return insert(text, array.end - 1, `${element},`);
}
