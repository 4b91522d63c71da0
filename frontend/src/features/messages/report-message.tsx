import { LaterReport } from '@entities/report/report-button';
import { quoted } from '@modules/kernel/text/quoted.rules';
import type { MessageView } from '@modules/messages/messages.contract';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { useState } from 'react';
import style from './messages.module.css';

type ReportMessageProps = {
  readonly message: MessageView;
  /** What the same member wrote, to tick. */
  readonly others: readonly MessageView[];
};

/** Reports a message. Whoever handles it sees this message and the two before and after it. */
export function ReportMessage({ message, others }: ReportMessageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={style.withdraw}
        onPointerEnter={LaterReport.load}
        onFocus={LaterReport.load}
        onClick={() => setOpen(true)}
      >
        Report<VisuallyHidden> this message</VisuallyHidden>
      </button>
      {isOpen && (
        <LaterReport
          what="this message"
          target={targetOf(message)}
          others={others
            .filter(({ id }) => id !== message.id)
            .slice(-9)
            .map(targetOf)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const targetOf = ({ id, body }: MessageView) => ({
  kind: 'message',
  id,
  label: body ? quoted(body.length > 60 ? `${body.slice(0, 60)}…` : body) : 'A message with photos',
});
