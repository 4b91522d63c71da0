import { useFeedback } from '@entities/deal/deal.mutations';
import { ratingWords } from '@entities/deal/rating-words';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { maxLetters, type ratings } from '@modules/deals/deal.schemas';
import type { DealView } from '@modules/deals/deals.contract';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { useState } from 'react';
import style from './deal.module.css';

type Rating = (typeof ratings)[number];
type Said = NonNullable<DealView['feedback']['mine']>;

/** After a deal: both sides' feedback. */
export function DealFeedback({ deal, name }: { readonly deal: DealView; readonly name: string }) {
  const { until, mayAnswer, isShown, mine, theirs, hasTheirs } = deal.feedback;
  const mayGive = deal.feedback.mayGive && deal.sale?.status === 'agreed';
  if (until === null) return null;
  if (!mayGive && !mine && !theirs) return null;
  return (
    <section className={style.feedback} aria-label="How it went">
      <h3 className={style.title}>How did it go with {name}?</h3>
      {mayGive && (
        <>
          <p className={style.quiet}>
            {hasTheirs
              ? `${name} has left feedback. You can read it once you have left yours.`
              : `It is shown once you have both left feedback, or on ${dayIn(until)}.`}
          </p>
          <FeedbackForm dealId={deal.id} />
        </>
      )}
      {mine && <SaidBy who="You" said={mine} />}
      {mine && !isShown && (
        <p className={style.quiet}>
          Thank you. {name} can read it once they have left theirs, or on {dayIn(until)}.
        </p>
      )}
      {theirs && <SaidBy who={name} said={theirs} />}
      {mayAnswer && <AnswerForm dealId={deal.id} name={name} />}
    </section>
  );
}

function SaidBy({ who, said: { rating, comment, answer } }: { readonly who: string; readonly said: Said }) {
  return (
    <div className={style.said}>
      <p>
        <b>{who}:</b> {ratingWords[rating]}
      </p>
      {comment && <p>{quoted(comment)}</p>}
      {answer && <p className={style.quiet}>Answer: {quoted(answer)}</p>}
    </div>
  );
}

function FeedbackForm({ dealId }: { readonly dealId: string }) {
  const [rating, setRating] = useState<Rating>();
  const [isMissing, setMissing] = useState(false);
  const give = useFeedback(dealId);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!rating);
        if (rating) give.mutate({ rating, comment: wordsIn(event.currentTarget) });
      }}
    >
      <Stack>
        <RadioGroup
          legend="The deal was"
          value={rating}
          onValueChange={setRating}
          error={isMissing && !rating ? 'Choose one of the three.' : undefined}
          options={(['good', 'neutral', 'bad'] as const).map((value) => ({
            value,
            label: ratingWords[value],
          }))}
        />
        <Field label="In your own words" hint="Was it as described? Was it easy to agree and meet?" optional>
          <TextArea name="words" rows={3} maxLength={maxLetters} />
        </Field>
        {give.isError && <Notice tone="problem">{messageOf(give.error)}</Notice>}
        <div>
          <Button variant="primary" type="submit" busy={give.isPending}>
            Send feedback
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function AnswerForm({ dealId, name }: { readonly dealId: string; readonly name: string }) {
  const answer = useFeedback(dealId);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const words = wordsIn(event.currentTarget);
        if (words.trim()) answer.mutate({ answer: words });
      }}
    >
      <Stack>
        <Field
          label={`Answer ${name}`}
          hint="You can answer once. It is shown below what they wrote."
          optional
        >
          <TextArea name="words" rows={2} maxLength={maxLetters} />
        </Field>
        {answer.isError && <Notice tone="problem">{messageOf(answer.error)}</Notice>}
        <div>
          <Button type="submit" busy={answer.isPending}>
            Send answer
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const wordsIn = (form: HTMLFormElement): string => String(new FormData(form).get('words') ?? '');
