// Pages of the simulated payment provider. They say what they are, so that nobody takes them for the real one.
import { formatYuan } from '@uos/contract/rules';
import { html, type Page } from '../identity/pages/layout.ts';

export interface CashierOrder {
  readonly out_trade_no: string;
  /** Yuan as text. */
  readonly total_amount: string;
  readonly subject: string;
  readonly action: string;
}

export function cashierPage({ out_trade_no, total_amount, subject, action }: CashierOrder): Page {
  return {
    title: '模拟收银台',
    body: html`<p>本机演示用的支付渠道，不会真实扣款。</p>
<ul class="facts">
<li>商品：<strong>${subject}</strong></li>
<li>订单号：<strong>${out_trade_no}</strong></li>
<li>应付金额：<strong>${formatYuan(Number(total_amount))}</strong></li>
</ul>
<form method="post" action="${action}">
<div class="pair">
<button class="quiet" type="submit" name="decision" value="fail">取消支付</button>
<button type="submit" name="decision" value="pay">确认支付</button>
</div>
</form>`,
  };
}

export function refusedPage(): Page {
  return {
    title: '无法支付',
    body: html`<p>订单信息不完整，或签名不正确。回到控制台重新发起支付。</p>`,
  };
}
