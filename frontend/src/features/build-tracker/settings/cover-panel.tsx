import { useChangeBuildCover } from '@entities/build/build.mutations';
import { BuildCover } from '@entities/build/build-cover';
import { FileInput } from '@entities/photo/file-input';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './settings.module.css';

/** The picture on top of its page and on its card. A photo is sent as soon as it is chosen. */
export function CoverPanel({ build: { id, title, cover } }: BuildTabProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useChangeBuildCover();
  return (
    <Panel title="Cover" heading="h3">
      <div className={style.cover}>
        <BuildCover title={title} cover={cover} />
      </div>
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      <FileInput
        inputRef={input}
        label="Cover"
        onFiles={(files) => {
          const [file] = files ?? [];
          if (file) mutate({ id, file });
        }}
      />
      <Row>
        <Button
          icon={<ImagePlus />}
          busy={isPending}
          busyLabel="Saving…"
          onClick={() => input.current?.click()}
        >
          {cover ? 'Choose another photo' : 'Choose a photo'}
        </Button>
        {cover && !isPending && (
          <Button variant="quiet" onClick={() => mutate({ id, file: null })}>
            Remove
          </Button>
        )}
      </Row>
    </Panel>
  );
}
