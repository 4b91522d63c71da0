/** Modules that import each other, round circles of any length, with one import for each edge: `'deals → messages (modules/deals/deals.service.ts)'`. Tests do not count.
 *  in  modules: those of dependency-cruiser's output */
export function knotsIn(modules) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = moduleOf(source);
    if (!from) continue;
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (!to || to === from) continue;
      if (!edges.has(from)) edges.set(from, new Map());
      edges.get(from).set(to, source);
    }
  }
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(edges, to, from))
      .map(([to, source]) => `${from} → ${to} (${source})`),
  );
}

function reaches(edges, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(edges.get(from)?.keys() ?? [])].some((next) => reaches(edges, next, to, seen));
}

const moduleOf = (path) =>
  /\.(spec|fixtures)\.ts$/.test(path) ? undefined : /^modules\/([^/]+)\//.exec(path)?.[1];
