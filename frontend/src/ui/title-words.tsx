import style from './title-words.module.css';

/** A title whose ranges stay on one line: "1930-31", "289-302 ci". */
export function TitleWords({ children }: { readonly children: string }) {
  return children.split(ranges).map((words, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title have no other name and never move
      <span key={at} className={style.range}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}

const ranges = /(['’]?\d+[-–]['’]?\d+)/;
