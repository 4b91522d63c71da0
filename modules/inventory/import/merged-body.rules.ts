import type { ItemBody } from '../item.schemas.js';
import { isSame } from '../same.rules.js';
import { customOf } from './columns.rules.js';
import type { ImportField, ImportMapping } from './import.schemas.js';

/** An item merged with the columns of a file. Columns that are missing or left out change nothing. Pure. */
export function mergedBody(
  now: ItemBody,
  file: ItemBody,
  { mapping, headers }: { readonly mapping: ImportMapping; readonly headers: readonly string[] },
): ItemBody {
  const says = (...fields: readonly ImportField[]) => fields.some((field) => mapping.includes(field));
  const pick = <Value>(isSaid: boolean, said: Value, active: Value): Value =>
    isSaid && !isSame(said, active) ? said : active;
  const isCategorySaid = says('categoryPrimary', 'categorySub');
  return {
    title: pick(says('title'), file.title, now.title),
    description: pick(says('description'), file.description, now.description),
    categoryPrimary: pick(isCategorySaid, file.categoryPrimary, now.categoryPrimary),
    categorySub: pick(isCategorySaid, file.categorySub, now.categorySub),
    origin: pick(says('origin'), file.origin, now.origin),
    condition: pick(says('condition'), file.condition, now.condition),
    conditionNotes: pick(says('conditionNotes'), file.conditionNotes, now.conditionNotes),
    partNumbers: pick(
      says('partNumbers', 'castingNumbers', 'makerNumbers'),
      file.partNumbers,
      now.partNumbers,
    ),
    fitment: pick(says('fitment', 'year', 'yearTo', 'make', 'model'), file.fitment, now.fitment),
    donorVehicle: pick(says('donorVehicle'), file.donorVehicle, now.donorVehicle),
    unit: pick(says('unit'), file.unit, now.unit),
    size: {
      length: pick(says('length'), file.size.length, now.size.length),
      width: pick(says('width'), file.size.width, now.size.width),
      height: pick(says('height'), file.size.height, now.size.height),
      weight: pick(says('weight'), file.size.weight, now.size.weight),
    },
    acquired: {
      on: pick(says('acquiredOn'), file.acquired.on, now.acquired.on),
      from: pick(says('acquiredFrom'), file.acquired.from, now.acquired.from),
      price: pick(says('acquiredPrice'), file.acquired.price, now.acquired.price),
    },
    asking: pick(says('asking'), file.asking, now.asking),
    minimum: pick(says('minimum'), file.minimum, now.minimum),
    tags: pick(says('tags'), file.tags, now.tags),
    notes: pick(says('notes'), file.notes, now.notes),
    customFields: mergedFields(now.customFields, file.customFields, mapping, headers),
    matchOptIn: pick(says('matchOptIn'), file.matchOptIn, now.matchOptIn),
    visibility: pick(says('visibility'), file.visibility, now.visibility),
  };
}

/** Custom fields: those with a column in the file are replaced; the others stay. */
function mergedFields(
  now: ItemBody['customFields'],
  file: ItemBody['customFields'],
  mapping: ImportMapping,
  headers: readonly string[],
): ItemBody['customFields'] {
  const key = ({ name, kind }: { readonly name: string; readonly kind: string }) => `${kind} ${name}`;
  const columns = new Set(
    mapping.flatMap((field, at) => (field === 'custom' ? [key(customOf(headers[at] ?? ''))] : [])),
  );
  const merged = [...now.filter((field) => !columns.has(key(field))), ...file];
  const sorted = (fields: ItemBody['customFields']) => fields.map((one) => JSON.stringify(one)).sort();
  return isSame(sorted(merged), sorted(now)) ? now : merged;
}
