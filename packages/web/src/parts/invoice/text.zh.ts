// The words of an invoice, wherever it is applied for, corrected or looked at.

export const text = {
  types: { regular: '需要抬头与税号', VAT: '另需注册地址、电话、开户行与账号，可用于抵扣' },
  formats: { PDF: '所有设备都能打开', OFD: '国家电子发票版式文件' },
  editTitle: '修改发票申请',
  save: '保存',
  saved: '已保存发票申请',
} as const;
