// What a panel beside its list or below it says; apart, for a page has it only once one is open.
export const text = {
  previous: '上一条',
  next: '下一条',
  fill: '占满页面',
  dock: '放回列表旁',
  moveBeside: '移到列表右侧',
  moveBelow: '移到列表下方',
  height: '面板高度',
  openAsPage: '在页面中打开',
} as const;
