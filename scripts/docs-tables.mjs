/** Every call of a module: who may, what it does, and the codes that it may refuse with besides those of any call. */
export function callsTable(contracts) {
  const rows = contracts.map(({ method, path, auth, requires, recentAuth, summary, errors }) => [
    `\`${method} ${path}\``,
    (requires === undefined ? callers[auth] : `\`${requires}\``) + (recentAuth ? ', recent sign-in' : ''),
    summary,
    [...new Set(errors)].join(', '),
  ]);
  return table(['call', 'who', 'what', 'codes'], rows);
}

/** Every code that a module refuses with. */
export function errorsTable(catalogue, statusOf) {
  const rows = Object.entries(catalogue).flatMap(([kind, codes]) =>
    Object.entries(codes).map(([code, when]) => [code, `${statusOf[kind]} ${kind}`, when]),
  );
  return table(['code', 'status', 'when'], rows);
}

/** Every variable that is read, and what it is when it is not set. */
export function environmentTable(schema, descriptions) {
  const defaults = schema.parse({});
  const rows = Object.keys(schema.shape).map((name) => [
    `\`${name}\``,
    inWords(defaults[name]),
    descriptions[name],
  ]);
  return table(['variable', 'default', 'what it is'], rows);
}

const callers = { guest: 'anyone', member: 'members' };

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return [line(heads), `|${'---|'.repeat(heads.length)}\n`, ...rows.map(line)].join('');
}

function inWords(value) {
  if (value === undefined) return 'unset';
  return `\`${typeof value === 'boolean' ? Number(value) : value}\``;
}
