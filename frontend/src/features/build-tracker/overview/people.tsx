import { roleLabels } from '@entities/build/build-labels';
import { PersonRow } from '@entities/member/person-row';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './about.module.css';

/** Its owner, those who work on it, and who owned it before. */
export function People({ build: { owner, collaborators, formerOwners } }: BuildTabProps) {
  const joined = collaborators.filter(({ isInvited }) => !isInvited);
  return (
    <section aria-labelledby="people" className={style.part}>
      <h3 id="people">Who works on it</h3>
      <ul role="list" className={style.people}>
        <li>
          <PersonRow person={owner}>Owner</PersonRow>
        </li>
        {joined.map(({ member, role }) => (
          <li key={member.id}>
            <PersonRow person={member}>{roleLabels[role].name}</PersonRow>
          </li>
        ))}
        {formerOwners.map((member) => (
          <li key={member.id}>
            <PersonRow person={member}>Owned it before</PersonRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
