import type { ReactNode } from 'react';
import { classes } from '../classes';
import { useResultFocus } from '../feedback/use-result-focus';
import style from './layout.module.css';
import { NoBreak } from './no-break';

type Gap = 'tight' | 'normal' | 'loose' | 'section';
type Boxed = { readonly className?: string; readonly children: ReactNode };

export type PageProps = Boxed & {
  /** `wide` for grids, `form` for one column of fields, `text` for reading. */
  readonly width?: 'wide' | 'form' | 'text';
};

/** The gutters and maximum width of a page, inside its main landmark. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return <div className={classes(style.page, style[width], className)}>{children}</div>;
}

export type PageHeadingProps = {
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** A word above the title: the section of the page. */
  readonly kicker?: ReactNode;
  readonly actions?: ReactNode;
  /** `h2` where the page has its first heading elsewhere. */
  readonly heading?: 'h1' | 'h2';
  /** The title is the result of an action, and takes the focus of the button that is gone. */
  readonly isResult?: boolean;
};

/** The title of the page and its actions. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lead, kicker, actions, heading: Heading = 'h1', isResult = false } = props;
  const answer = useResultFocus<HTMLHeadingElement>(isResult);
  return (
    <header className={style.heading}>
      <div className={style.headingWords}>
        {kicker && <p className={style.kicker}>{kicker}</p>}
        <Heading ref={answer} className={style.name} tabIndex={isResult ? -1 : undefined}>
          <NoBreak>{title}</NoBreak>
        </Heading>
        {lead && (
          <p className={style.lead}>
            <NoBreak>{lead}</NoBreak>
          </p>
        )}
      </div>
      {actions && <div className={style.headingActions}>{actions}</div>}
    </header>
  );
}

/** Stacks elements vertically. */
export function Stack({ gap = 'normal', className, children }: Boxed & { readonly gap?: Gap }) {
  return <div className={classes(style.stack, style[gap], className)}>{children}</div>;
}

export type RowProps = Boxed & {
  readonly gap?: Gap;
  readonly justify?: 'start' | 'between' | 'end';
  readonly align?: 'center' | 'start' | 'end' | 'baseline';
};

/** Places elements side by side and wraps when needed. */
export function Row({ gap = 'tight', justify = 'start', align = 'center', className, children }: RowProps) {
  const dress = classes(style.row, style[gap], style[JUSTIFY[justify]], style[ALIGN[align]], className);
  return <div className={dress}>{children}</div>;
}

const JUSTIFY = { start: 'toStart', between: 'apart', end: 'toEnd' } as const;
const ALIGN = { center: 'centred', start: 'atTop', end: 'atFoot', baseline: 'onBaseline' } as const;
const COLUMNS = { '10rem': 'min10', '16rem': 'min16', '20rem': 'min20' } as const;

export type GridProps = Boxed & {
  readonly min?: keyof typeof COLUMNS;
  readonly gap?: Gap;
  /** True when a few elements share the whole width and leave no empty columns. */
  readonly stretch?: boolean;
};

/** As many equal columns as fit; `min` is the narrowest a column may be. */
export function Grid({ min = '16rem', gap = 'normal', stretch = false, className, children }: GridProps) {
  const dress = classes(style.grid, style[COLUMNS[min]], stretch && style.stretch, style[gap], className);
  return <div className={dress}>{children}</div>;
}
