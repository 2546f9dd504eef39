// What the players of the demo studio are called.

const FIRST = [
  '晚风',
  '青柠',
  '北岸',
  '小满',
  '云朵',
  '阿雀',
  '海盐',
  '星河',
  '木鱼',
  '山茶',
  '白露',
  '南枝',
  '团子',
  '海雾',
];
const SECOND = [
  '不吃鱼',
  '的船长',
  '爱下棋',
  '要早睡',
  '在路上',
  '收集者',
  '来一局',
  '打野中',
  '三分甜',
  '旅人',
  '与猫',
  '小队长',
];

/** A name by a number; the same for the same one. */
export function playerName(number: number): string {
  const [first, second] = [FIRST[number % FIRST.length], SECOND[Math.floor(number / FIRST.length) % SECOND.length]];
  const round = Math.floor(number / (FIRST.length * SECOND.length));
  return `${first}${second}${round === 0 ? '' : round}`;
}
