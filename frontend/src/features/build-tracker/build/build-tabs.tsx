import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Skeleton } from '@ui/feedback/skeleton';
import { LinkTabs } from '@ui/layout/link-tabs';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import style from './build.module.css';
import type { BuildTabProps } from './build-tab-props';

/** Overview, board, list, parts, journal, costs, documents and settings; the address holds which is open. Each loads when it is. */
export function BuildTabs({ build }: BuildTabProps) {
  const asked = useSearchParams()[0].get('tab');
  const names = tabsOf(build);
  const shown = names.find((name) => name === asked) ?? 'about';
  const counts = countsOf(build);
  const Content = contents[shown];
  return (
    <div className={style.main} data-tab={shown}>
      <LinkTabs
        label="Parts of the build"
        tabs={names.map((name) => ({
          to: name === 'about' ? paths.build(build.id) : paths.buildTab(build.id, name),
          label: labels[name],
          isCurrent: name === shown,
          ...(counts[name] !== undefined && { count: counts[name] }),
        }))}
      />
      <VisuallyHidden as="h2">{labels[shown]}</VisuallyHidden>
      <Suspense fallback={<Skeleton shape="row" />}>
        <Content build={build} />
      </Suspense>
    </div>
  );
}

type Name = keyof typeof labels;

const labels = {
  about: 'Overview',
  board: 'Board',
  list: 'List',
  parts: 'Parts',
  journal: 'Journal',
  costs: 'Costs',
  documents: 'Documents',
  settings: 'Settings',
} as const;

/** Costs and settings are for those who work on it; documents for its owners. */
function tabsOf({ standing }: BuildView): readonly Name[] {
  const all = Object.keys(labels) as readonly Name[];
  const isOwner = standing === 'owner' || standing === 'owns';
  return all.filter(
    (name) =>
      ((name !== 'costs' && name !== 'settings') || standing !== null) && (name !== 'documents' || isOwner),
  );
}

const countsOf = ({ tasks, parts, entries, ...build }: BuildView): Partial<Record<Name, number>> => ({
  board: tasks,
  parts: parts.planned + parts.sought + parts.arrived + parts.installed,
  journal: entries,
  ...(build.private && { documents: build.private.documents }),
});

const contents: Readonly<Record<Name, ComponentType<BuildTabProps>>> = {
  about: lazy(() => import('../overview/about-tab').then((tab) => ({ default: tab.AboutTab }))),
  board: lazy(() => import('../board/board-tab').then((tab) => ({ default: tab.BoardTab }))),
  list: lazy(() => import('../board/list-tab').then((tab) => ({ default: tab.ListTab }))),
  parts: lazy(() => import('../parts/parts-tab').then((tab) => ({ default: tab.PartsTab }))),
  journal: lazy(() => import('../journal/journal-tab').then((tab) => ({ default: tab.JournalTab }))),
  costs: lazy(() => import('../costs/costs-tab').then((tab) => ({ default: tab.CostsTab }))),
  documents: lazy(() => import('../documents/documents-tab').then((tab) => ({ default: tab.DocumentsTab }))),
  settings: lazy(() => import('../settings/settings-tab').then((tab) => ({ default: tab.SettingsTab }))),
};
