// What a database costs a day and in thirty of them, as it is put together.
import { estimateDatabase } from '@uos/contract/rules';
import { text } from '../text.zh.ts';
import classes from './choice.module.css';

const MONTH = 30;

export function Estimate({ sizeId, storageGigabytes }: { sizeId: string; storageGigabytes: number }) {
  const day = estimateDatabase({ sizeId, storageGigabytes });
  const month = estimateDatabase({ sizeId, storageGigabytes, days: MONTH });
  if (day === undefined || month === undefined) {
    return null;
  }
  const storage = day.lines.find(({ key }) => key === 'storageGigabyteDays');
  return (
    <output>
      <div className={classes.price}>
        {text.yuan(day.totalYuan)} <small>{text.perDay(text.yuan(month.totalYuan))}</small>
      </div>
      <span className={classes.words}>
        {storage === undefined ? text.estimateAlone : text.estimateOf(storageGigabytes, storage.unitPrice)}
      </span>
    </output>
  );
}
