import { effectStates } from '@entities/decision/decision-words';
import { figure } from '@lib/format';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { Fold } from '@ui/layout/fold';

type Effects = DecisionView['effects'];

/** What a decision did besides, with what was given back. What happened to many things is one line that opens. */
export function EffectList({ effects }: Pick<DecisionView, 'effects'>) {
  if (effects.length === 0) return <p>It changed nothing else.</p>;
  const alike = [...Map.groupBy(effects, ({ name }) => name)];
  const few = alike.flatMap(([, same]) => (same.length < MANY ? same : []));
  return (
    <>
      {few.length > 0 && (
        <ul>
          {few.map((effect) => (
            <li key={effect.key}>
              {effect.title === null ? effect.name : `${effect.title}: ${effect.name}`}
              {stateOf(effect)}
            </li>
          ))}
        </ul>
      )}
      {alike.map(([name, same]) => same.length >= MANY && <Many key={name} name={name} effects={same} />)}
    </>
  );
}

function Many({ name, effects }: { readonly name: string; readonly effects: Effects }) {
  return (
    <Fold title={`${figure(effects.length)} × ${name}`}>
      <ul>
        {effects.map((effect) => (
          <li key={effect.key}>
            {effect.title ?? name}
            {stateOf(effect)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What is as the decision left it needs no word. */
const stateOf = ({ state }: Effects[number]): string =>
  state === 'applied' ? '' : ` (${effectStates[state].toLowerCase()})`;

const MANY = 4;
