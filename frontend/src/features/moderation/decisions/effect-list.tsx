import { effectStates } from '@entities/decision/decision-words';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';

/** What a decision did besides, line by line, with what was given back. */
export function EffectList({ effects }: Pick<DecisionView, 'effects'>) {
  if (effects.length === 0) return <p>It changed nothing else.</p>;
  return (
    <ul>
      {effects.map(({ key, name, title, state }) => (
        <li key={key}>
          {title === null ? name : `${title}: ${name}`} ({effectStates[state].toLowerCase()})
        </li>
      ))}
    </ul>
  );
}
