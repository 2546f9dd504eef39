// The heads of every list of transactions.

export const text = {
  kind: '类型',
  amount: '金额',
  status: '状态',
  method: '方式',
} as const;
