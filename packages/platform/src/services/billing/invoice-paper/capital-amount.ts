// Amounts as invoices write them out, so that no stroke of a pen changes them.

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** `123456` fen is 壹仟贰佰叁拾肆圆伍角陆分; whole fen from 0 up to ten thousand billion yuan. */
export function capitalAmount(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const [jiao, rest] = [Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan === 0 ? '' : `${capitalNumber(yuan)}圆`;
  if (jiao === 0 && rest === 0) {
    return `${whole || '零圆'}整`;
  }
  // why: a zero stands for every gap between the figures that are said
  const gap = yuan > 0 && (jiao === 0 || yuan % 10 === 0) ? '零' : '';
  return `${whole}${gap}${jiao === 0 ? '' : `${DIGITS[jiao]}角`}${rest === 0 ? '整' : `${DIGITS[rest]}分`}`;
}

function capitalNumber(number: number): string {
  let text = '';
  let skipped = false;
  for (let group = GROUPS.length - 1; group >= 0; group -= 1) {
    const four = Math.floor(number / 10_000 ** group) % 10_000;
    if (four === 0) {
      skipped = text !== '';
      continue;
    }
    const needsZero = text !== '' && (skipped || four < 1000);
    text += `${needsZero ? '零' : ''}${capitalFour(four)}${GROUPS[group]}`;
    skipped = false;
  }
  return text;
}

/** 1 to 9999. */
function capitalFour(four: number): string {
  let text = '';
  let skipped = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(four / 10 ** place) % 10;
    if (digit === 0) {
      skipped = text !== '';
      continue;
    }
    text += `${skipped ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
    skipped = false;
  }
  return text;
}
