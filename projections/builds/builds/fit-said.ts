import type { FitSaid } from '../../../modules/builds/build/build-reads.contract.js';
import { vehicleName } from '../../../modules/builds/build/vehicle-name.rules.js';
import type { PersonView } from '../../../modules/community/community.schemas.js';
import type { Witness } from './witnesses.queries.js';

export interface SeenBuild {
  readonly id: string;
  readonly title: string;
  readonly owner: PersonView;
}

/** What builds say of a part, by car, the one that most of them fitted first. Pure.
 *  in      seen: the builds that the reader sees, by id
 *  source  modules/builds/README.md, Witnesses of fit */
export function fitSaid(witnesses: readonly Witness[], seen: ReadonlyMap<string, SeenBuild>): FitSaid[] {
  const byCar = Map.groupBy(witnesses, ({ modelKey, year }) => `${modelKey} ${year}`);
  return [...byCar.values()]
    .map((ofCar) => ofOneCar(ofCar, seen))
    .sort((one, other) => fitted(other) - fitted(one) || (one.vehicle < other.vehicle ? -1 : 1))
    .slice(0, mostCars);
}

const mostCars = 20;
const mostBuilds = 5;
const fitted = ({ asItIs, withWork }: FitSaid): number => asItIs + withWork;

function ofOneCar(said: readonly Witness[], seen: ReadonlyMap<string, SeenBuild>): FitSaid {
  const count = (fit: Witness['fit']) => said.filter((one) => one.fit === fit).length;
  const [first] = said;
  return {
    vehicle: first ? vehicleName(first) : '',
    asItIs: count('as it is'),
    withWork: count('with work'),
    notAtAll: count('not at all'),
    builds: said
      .flatMap(({ buildId, fit, note }) => {
        const build = seen.get(buildId);
        return build ? [{ ...build, fit, note }] : [];
      })
      .slice(0, mostBuilds),
  };
}
