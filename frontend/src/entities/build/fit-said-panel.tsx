import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { FitSaid } from '@modules/builds/build/build-reads.contract';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { fitSaidQuery } from './build.queries';
import style from './fit-said-panel.module.css';

/** What those say who put this part into a car; nothing while nobody does. */
export function FitSaidPanel({ of }: { readonly of: Parameters<typeof fitSaidQuery>[0] }) {
  const { data: said = [] } = useQuery(fitSaidQuery(of));
  if (said.length === 0) return null;
  return (
    <Panel title="Fitted in builds">
      <ul role="list" className={style.cars}>
        {said.map((car) => (
          <li key={car.vehicle}>
            <p className={style.said}>{sentenceOf(car)}</p>
            {car.builds.length > 0 && <Builds builds={car.builds} />}
          </li>
        ))}
      </ul>
      <p className={style.quiet}>From those who installed it. Private builds count without their names.</p>
    </Panel>
  );
}

function Builds({ builds }: { readonly builds: FitSaid['builds'] }) {
  return (
    <ul role="list" className={style.builds}>
      {builds.map(({ id, title, owner, fit, note }) => (
        <li key={id}>
          <Link to={paths.build(id)}>{title}</Link> of {owner.name}:{' '}
          {fit === 'not at all' ? 'it did not fit' : fit}
          {note && `. ${note}`}
        </li>
      ))}
    </ul>
  );
}

/** "2 builds fitted this to a 1966 Ford F100, 1 of them with work; 1 could not" */
export function sentenceOf({ vehicle, asItIs, withWork, notAtAll }: FitSaid): string {
  const fitted = asItIs + withWork;
  if (fitted === 0) return `${counted(notAtAll, 'build')} could not fit this to a ${vehicle}.`;
  const work =
    withWork === 0 ? ', as it is' : withWork === fitted ? ', with work' : `, ${withWork} of them with work`;
  const others = notAtAll === 0 ? '' : `; ${notAtAll} could not`;
  return `${counted(fitted, 'build')} fitted this to a ${vehicle}${work}${others}.`;
}
