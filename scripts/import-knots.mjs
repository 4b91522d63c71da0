/** What closes circles of modules that import each other, of any length: `'deals → messages (modules/deals/deals.service.ts)'`. Tests do not count.
 *  in  modules: those of dependency-cruiser's output
 *  source  ADR 0063 */
export function knotsIn(modules) {
  const edges = edgesBetween(modules);
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(edges, to, from))
      .map(([to, source]) => `${from} → ${to} (${source})`),
  );
}

/** One import for each two modules of which one imports the other. */
function edgesBetween(modules) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = moduleOf(source);
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (from && to && from !== to) edges.set(from, new Map(edges.get(from)).set(to, source));
    }
  }
  return edges;
}

function reaches(edges, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(edges.get(from)?.keys() ?? [])].some((next) => reaches(edges, next, to, seen));
}

const moduleOf = (path) =>
  /\.(spec|fixtures)\.ts$/.test(path) ? undefined : /^modules\/([^/]+)\//.exec(path)?.[1];
