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

/** Each kind of security event: when it is written, the calls and refusals that write it, and the fields of its line. */
export function securityEventsTable(events, contracts) {
  const rows = Object.entries(events).map(([kind, { when, fields, codes = [], status, isFolded }]) => {
    const calls = contracts.filter(({ securityEvent }) => securityEvent === kind);
    const causes = [
      ...calls.map(({ method, path }) => `\`${method} ${path}\``),
      ...codes.map((code) => `\`${code}\``),
      ...(status === undefined ? [] : [`any other ${status}`]),
    ];
    const shown = fields.map((field) => `\`${field}\``);
    return [`\`${kind}\``, when, causes.join(', '), shown.join(' '), isFolded ? 'yes' : ''];
  });
  return table(['kind', 'when', 'calls that succeeded; refusals', 'fields', 'counted'], rows);
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
