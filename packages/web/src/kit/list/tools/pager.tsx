// The way to the rows of other pages, loaded with the first list that has more of them than fit.
import { NativeSelect, Pagination } from '@mantine/core';
import classes from '../data-list.module.css';
import { type ListState, PAGE_SIZES } from '../list-state.ts';
import { text } from '../text.zh.ts';

interface PagerProps {
  readonly state: ListState;
  readonly total: number;
}

export default function Pager({ state, total }: PagerProps) {
  const { size, page } = state.question;
  return (
    <div className={classes.pages}>
      <NativeSelect
        size="xs"
        aria-label={text.size}
        value={String(size)}
        data={sizesWith(size).map((option) => ({ value: String(option), label: text.sizeOption(option) }))}
        onChange={(event) => state.setSize(Number(event.currentTarget.value))}
      />
      {total <= size ? null : (
        <Pagination
          size="sm"
          total={Math.ceil(total / size)}
          value={page}
          onChange={state.setPage}
          aria-label={text.pages}
          getItemProps={(number) => ({ 'aria-label': text.page(number) })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? text.previousPage : text.nextPage,
          })}
        />
      )}
    </div>
  );
}

/** The usual sizes, and the one of the address where it is another. */
function sizesWith(size: number): readonly number[] {
  return PAGE_SIZES.some((usual) => usual === size) ? PAGE_SIZES : [...PAGE_SIZES, size].sort((a, b) => a - b);
}
