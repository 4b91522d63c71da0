import { Stack } from '@ui/layout/layout';
import type { BuildTabProps } from '../build/build-tab-props';
import { HandOverPanel } from '../hand-over/hand-over-panel';
import { AudiencePanel } from './audience-panel';
import { CollaboratorsPanel } from './collaborators-panel';
import { CoverPanel } from './cover-panel';
import { DeletePanel } from './delete-panel';
import { LeavePanel } from './leave-panel';
import style from './settings.module.css';
import { StallPanel } from './stall-panel';

/** Who sees it, who works on it, its cover, the stall helper, the hand-over and its end; for a collaborator, leaving. */
export function SettingsTab({ build }: BuildTabProps) {
  const may = (action: (typeof build.allowedActions)[number]) => build.allowedActions.includes(action);
  return (
    <Stack gap="loose" className={style.settings}>
      {may('audience') && <AudiencePanel key={`${build.audience} ${build.version}`} build={build} />}
      {may('invite') && <CollaboratorsPanel build={build} />}
      {may('cover') && <CoverPanel build={build} />}
      {may('stall helper') && <StallPanel build={build} />}
      {(may('sell') || may('hand over')) && <HandOverPanel build={build} />}
      {may('leave') && <LeavePanel build={build} />}
      {may('delete') && <DeletePanel build={build} />}
    </Stack>
  );
}
