import { counted } from '@lib/format';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Plate } from '@ui/data/plate';

type WhatGoesAlongProps = {
  readonly title: string;
  readonly given: NonNullable<BuildView['offer']>['goesAlong'];
};

/** What the new owner gets of the history of a build, and what they do not. */
export function WhatGoesAlong({ title, given }: WhatGoesAlongProps) {
  const { journal, photos, costs, names, documents } = given;
  return (
    <Plate
      title={title}
      facts={[
        { label: 'Journal', value: yesOrNo(journal) },
        { label: 'Photos', value: yesOrNo(photos) },
        { label: 'Costs', value: yesOrNo(costs) },
        { label: 'Names', value: yesOrNo(names) },
        {
          label: 'Documents',
          value: documents.length > 0 ? counted(documents.length, 'copy', 'copies') : 'No',
        },
      ]}
    />
  );
}

const yesOrNo = (isGiven: boolean) => (isGiven ? 'Yes' : 'No');
