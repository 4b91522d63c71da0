import { SpaceLegend } from '@entities/spaces/canvas/mark-swatch';
import { usePlaceMapPicture } from '@entities/spaces/map-draft.mutations';
import { paths } from '@lib/paths';
import { spaceTypes } from '@modules/spaces/map/space-map.schemas';
import type { SpaceDraft } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { Segmented } from '@ui/forms/segmented';
import { Fold } from '@ui/layout/fold';
import { Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Tabs } from '@ui/layout/tabs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './editor.module.css';
import { EditorMap } from './editor-map';
import { FirstSteps } from './first-steps';
import { ChosenPanel } from './panels/chosen-panel';
import { FilesPanel } from './panels/files-panel';
import { GroundPanel } from './panels/ground-panel';
import { RowsPanel } from './panels/rows-panel';
import { ZonesPanel } from './panels/zones-panel';
import { PublishButtons } from './publish';
import { SavingLine, SavingProblem } from './saving-line';
import { SpacesTable } from './table/spaces-table';
import { Toolbar } from './toolbar';
import { type PanelName, useEditor } from './use-editor';

/** The map of an event, and the same in a table, with what is known of what is chosen beside it. */
export function MapEditor({ draft, title }: { readonly draft: SpaceDraft; readonly title: string }) {
  const editor = useEditor(draft);
  const place = usePlaceMapPicture(draft.eventId);
  const [view, setView] = useState<'map' | 'table'>('map');
  const isEmpty = editor.now.spaces.length === 0;
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.event(draft.eventId)}>{title}</Link>}
        title="Map of the field"
        actions={
          <>
            <SavingLine editor={editor} />
            <PublishButtons editor={editor} />
          </>
        }
      />
      <SavingProblem editor={editor} />
      {isEmpty && !draft.picture && <FirstSteps editor={editor} />}
      <div className={style.views}>
        <Segmented
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'map', label: 'Map' },
            { value: 'table', label: 'Table' },
          ]}
        />
        {draft.mapVersion > 0 && (
          <Button asChild variant="quiet" size="small">
            <Link to={paths.event(draft.eventId)}>See the event</Link>
          </Button>
        )}
      </div>
      <div className={view === 'map' ? style.columns : style.rows}>
        <div className={style.main}>
          {view === 'map' ? (
            <>
              <Toolbar editor={editor} isMap />
              <EditorMap
                editor={editor}
                title={title}
                onPicture={(at) => draft.picture && place.mutate({ ...at, opacity: draft.picture.opacity })}
              />
              <SpaceLegend
                marks={[...spaceTypes, 'blocked', ...(editor.taken.size > 0 ? (['assigned'] as const) : [])]}
              />
              <Keys />
            </>
          ) : (
            <>
              <Toolbar editor={editor} isMap={false} />
              <SpacesTable editor={editor} />
            </>
          )}
        </div>
        <Panel className={style.side}>
          <Tabs
            label="What to draw"
            value={editor.panel}
            onValueChange={(panel) => editor.setPanel(panel as PanelName)}
            tabs={[
              {
                value: 'chosen',
                label: 'Chosen',
                ...(editor.chosen.size > 0 && { count: editor.chosen.size }),
                content: <ChosenPanel editor={editor} />,
              },
              { value: 'rows', label: 'Rows', content: <RowsPanel editor={editor} /> },
              { value: 'zones', label: 'Zones', content: <ZonesPanel editor={editor} /> },
              { value: 'ground', label: 'Ground', content: <GroundPanel editor={editor} /> },
              { value: 'files', label: 'Files', content: <FilesPanel editor={editor} /> },
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}

/** What the keyboard does on the map. */
function Keys() {
  return (
    <Fold title="Keys">
      <dl className={style.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const keys = [
  ['Arrows', 'go from space to space'],
  ['Enter', 'chooses it; with Shift, adds it'],
  ['Ctrl A', 'chooses all'],
  ['Alt and an arrow', 'moves what is chosen by a foot; with Shift, by ten'],
  ['[ and ]', 'turn it by 15 degrees'],
  ['Ctrl D', 'copies it'],
  ['Delete', 'deletes it'],
  ['Ctrl Z, Ctrl Y', 'undo, and do again'],
  ['+, −, 0', 'zoom, and show the whole map'],
  ['Shift and an arrow', 'moves the map'],
  ['Esc', 'chooses nothing'],
] as const;
