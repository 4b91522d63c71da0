import { readAt, targetAt } from '@modules/community/text.schemas';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type MarkdownNode, markdown } from './markdown';
import { OuterLink } from './outer-link';
import style from './prose.module.css';

export type ProseProps = {
  readonly text: string;
  /** The pages of the members whom the text mentions, by handle: { ray: '/members/…' }. Other handles stay words. */
  readonly mentions: Readonly<Record<string, string>>;
  readonly tagHref: (tag: string) => string;
  /** False for texts of new members: addresses are shown, and lead nowhere. */
  readonly areLinksLive: boolean;
};

/** What a member wrote: bold, italics, lists, quotes, links, code, mentions and hashtags. Everything else stays as it was typed (ADR 0073). */
export function Prose({ text, ...links }: ProseProps) {
  const source = text.replace(/\r\n?/g, '\n');
  const { topNode } = markdown.parse(source);
  return (
    <div className={style.prose}>{blocks(topNode, { ...links, source, depth: 0, isInLink: false })}</div>
  );
}

type Reading = Omit<ProseProps, 'text'> & {
  readonly source: string;
  readonly depth: number;
  readonly isInLink: boolean;
};

/** What is nested deeper stays as it was typed. */
const maxDepth = 6;

function blocks(parent: MarkdownNode, reading: Reading): ReactNode {
  const children = childrenOf(parent).filter(({ name }) => name !== 'QuoteMark' && name !== 'ListMark');
  const [only] = children;
  if (parent.name === 'ListItem' && children.length === 1 && only?.name === 'Paragraph')
    return inline(only, reading);
  return children.map((node) => <Fragment key={node.from}>{block(node, reading)}</Fragment>);
}

function block(node: MarkdownNode, reading: Reading): ReactNode {
  if (reading.depth === maxDepth) return <p>{typed(node, reading)}</p>;
  const inner = { ...reading, depth: reading.depth + 1 };
  switch (node.name) {
    case 'Paragraph':
      return <p>{inline(node, { ...reading, depth: 0 })}</p>;
    case 'Blockquote':
      return <blockquote>{blocks(node, inner)}</blockquote>;
    case 'BulletList':
      return <ul>{blocks(node, reading)}</ul>;
    case 'OrderedList':
      return <ol start={startOf(node, reading)}>{blocks(node, reading)}</ol>;
    case 'ListItem':
      return <li>{blocks(node, inner)}</li>;
    default:
      return <p>{typed(node, reading)}</p>;
  }
}

/** The text of a node, with what is marked in it. */
function inline(parent: MarkdownNode, reading: Reading): ReactNode {
  const parts: ReactNode[] = [];
  let at = parent.from;
  for (const node of childrenOf(parent)) {
    parts.push(reading.source.slice(at, node.from));
    parts.push(<Fragment key={node.from}>{part(node, reading)}</Fragment>);
    at = node.to;
  }
  parts.push(reading.source.slice(at, parent.to));
  return parts;
}

function part(node: MarkdownNode, reading: Reading): ReactNode {
  if (reading.depth === maxDepth) return typed(node, reading);
  const inner = { ...reading, depth: reading.depth + 1 };
  switch (node.name) {
    case 'StrongEmphasis':
      return <strong>{inline(node, inner)}</strong>;
    case 'Emphasis':
      return <em>{inline(node, inner)}</em>;
    case 'InlineCode':
      return <code>{inline(node, inner)}</code>;
    case 'Link':
      return reading.isInLink ? typed(node, reading) : link(node, inner);
    case 'Mark':
      return reading.isInLink ? typed(node, reading) : mark(typed(node, reading), reading);
    case 'EmphasisMark':
    case 'CodeMark':
    case 'LinkMark':
    case 'QuoteMark':
    case 'Target':
      return null;
    default:
      return typed(node, reading);
  }
}

function link(node: MarkdownNode, reading: Reading): ReactNode {
  const from = node.lastChild?.from ?? node.to;
  const target = targetAt(reading.source, from + 1);
  const label = inline(node, { ...reading, isInLink: true });
  if (!target) return typed(node, reading);
  if (reading.areLinksLive) return <OuterLink href={target.href}>{label}</OuterLink>;
  return (
    <>
      {label} ({reading.source.slice(from + 2, target.end - 1)})
    </>
  );
}

function mark(words: string, { mentions, tagHref, areLinksLive }: Reading): ReactNode {
  const read = readAt(words, 0).mark;
  switch (read?.kind) {
    case 'mention':
      return Object.hasOwn(mentions, read.handle) ? (
        <Link to={mentions[read.handle] ?? ''}>{words}</Link>
      ) : (
        words
      );
    case 'tag':
      return <Link to={tagHref(read.tag)}>{words}</Link>;
    case 'address':
      return areLinksLive ? <OuterLink href={read.href}>{words}</OuterLink> : words;
    default:
      return words;
  }
}

const typed = ({ from, to }: MarkdownNode, { source }: Reading): string => source.slice(from, to);

const startOf = (list: MarkdownNode, { source }: Reading): number =>
  Number.parseInt(source.slice(list.from, list.to), 10);

function childrenOf(parent: MarkdownNode): readonly MarkdownNode[] {
  const children: MarkdownNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) children.push(node);
  return children;
}
