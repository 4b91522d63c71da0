import { whyNotQuery } from '@entities/case/case.queries';
import { capabilityLabels } from '@entities/case/case-labels';
import { dayIn } from '@lib/format';
import type { LimitedCapability } from '@modules/moderation/moderation.schemas';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Stack } from '@ui/layout/layout';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './why-not.module.css';

/** Why a member can or cannot do something: the chain of facts. */
export function WhyNot({ id }: { readonly id: string }) {
  const [capability, choose] = useState<LimitedCapability | ''>('');
  return (
    <Stack>
      <Field label="What they try">
        <Select
          value={capability}
          placeholder="Choose what"
          onChange={({ target }) => choose(target.value as LimitedCapability | '')}
          options={Object.entries(capabilityLabels).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      {capability && <Facts id={id} capability={capability} />}
    </Stack>
  );
}

function Facts({ id, capability }: { readonly id: string; readonly capability: LimitedCapability }) {
  const { data, instead } = loadedPart(useQuery(whyNotQuery(id, capability)), 'Looking for the reason');
  if (!data) return instead;
  return (
    <>
      <Notice tone={data.may ? 'good' : 'warn'} title={data.may ? 'They can.' : 'They cannot.'} />
      <ol role="list" className={style.facts}>
        {data.facts.map(({ holds, words, since, href }) => (
          <li key={words}>
            {holds ? <CircleCheck aria-label="Yes:" /> : <CircleX aria-label="No:" />}
            <span>
              {href ? <Link to={href}>{words}</Link> : words}
              {since && <span className={style.since}> since {dayIn(since)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
