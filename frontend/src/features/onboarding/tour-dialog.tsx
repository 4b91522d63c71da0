import { dismissTour } from '@entities/tour/tour';
import { Button } from '@ui/actions/button';
import { Progress } from '@ui/feedback/progress';
import { useToast } from '@ui/feedback/use-toast';
import { Checkbox } from '@ui/forms/checkbox';
import { NoBreak } from '@ui/layout/no-break';
import { Dialog } from '@ui/overlays/dialog';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './tour-dialog.module.css';
import { TourDots } from './tour-dots';
import { type TourAction, type TourStep, tourSteps } from './tour-steps';
import { useTour } from './use-tour';

export type TourDialogProps = {
  readonly steps?: readonly TourStep[];
  /** Called when "Complete Tour" is pressed. */
  readonly onComplete: () => void;
  /** Called when the member skips or closes the tour, or follows a link in it. */
  readonly onClose: () => void;
};

/** The tour: one step at a time, with tips and an optional action. */
export function TourDialog({ steps = tourSteps, onComplete, onClose }: TourDialogProps) {
  const tour = useTour(steps);
  const [isUnwanted, setUnwanted] = useState(false);
  const { toast } = useToast();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const { step, index, total, percent } = tour;

  useEffect(() => {
    if (index >= 0) top.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  function remember() {
    if (isUnwanted) dismissTour();
  }

  function goOn() {
    tour.next();
    if (!tour.isLast) return;
    remember();
    onComplete();
    toast(completedText);
  }

  function skip() {
    remember();
    onClose();
    toast(skippedText);
  }

  function act(action: TourAction) {
    if ('handler' in action) return action.handler();
    remember();
    onClose();
    navigate(action.href);
  }

  return (
    <Dialog
      open
      onOpenChange={skip}
      holds
      title={step.title}
      description={step.description}
      footer={
        <div className={style.foot}>
          <Checkbox
            className={style.unwanted}
            label="Don't show this tour again"
            checked={isUnwanted}
            onChange={(change) => setUnwanted(change.target.checked)}
          />
          <div className={style.ways}>
            <Button variant="quiet" flush="start" className={style.skip} onClick={skip}>
              Skip Tour
            </Button>
            <Button disabled={tour.isFirst} onClick={tour.previous}>
              Previous
            </Button>
            <Button variant="primary" onClick={goOn}>
              {tour.isLast ? 'Complete Tour' : 'Next'}
            </Button>
          </div>
        </div>
      }
    >
      <div className={style.progress} ref={top}>
        <p className={style.count} aria-live="polite">
          <span>
            Step {index + 1} of {total}
          </span>
          <span>{percent}% Complete</span>
        </p>
        <Progress value={percent} label="Tour progress" />
        <TourDots steps={steps} index={index} visited={tour.visited} onJump={tour.jumpTo} />
      </div>
      <StepBody step={step} onAct={act} />
    </Dialog>
  );
}

const completedText = {
  title: 'Welcome aboard!',
  description:
    "You're all set to start your Swap Meet Classics journey. Help tooltips are available throughout the platform.",
  tone: 'good',
} as const;

const skippedText = {
  title: 'Tour skipped',
  description: 'You can always restart the tour from the help menu.',
} as const;

function StepBody({
  step,
  onAct,
}: {
  readonly step: TourStep;
  readonly onAct: (action: TourAction) => void;
}) {
  const { icon: Sign, content, tips, action } = step;
  return (
    <div className={style.step} key={step.id}>
      <p className={style.content}>
        <Sign className={style.sign} aria-hidden="true" />
        <span>{content}</span>
      </p>
      {action && (
        <p>
          <Button onClick={() => onAct(action)}>{action.text}</Button>
        </p>
      )}
      <section className={style.tips} aria-labelledby="tour-tips">
        <h3 id="tour-tips">Pro Tips from the Community</h3>
        <ol>
          {tips.map((tip) => (
            <li key={tip}>
              <NoBreak>{tip}</NoBreak>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
