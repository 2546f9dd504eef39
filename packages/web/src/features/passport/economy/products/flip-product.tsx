// A product put on sale or taken off: what players have now and will have, and how many of them.
import { useQuery } from '@tanstack/react-query';
import type { EconomyProduct } from '@uos/sdk/browser';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { passportOf } from '../../queries.ts';
import { amountsWords } from '../amounts/amounts.ts';
import { playersQuery, productKeys } from '../queries.ts';
import { text } from './text.zh.ts';

interface FlipProductProps {
  readonly appId: string;
  readonly product: EconomyProduct;
  readonly onClose: () => void;
}

export function FlipProduct({ appId, product, onClose }: FlipProductProps) {
  const { products } = passportOf(appId);
  const players = useQuery(playersQuery(appId));
  if (players.isPending) {
    return null;
  }
  const isOn = product.publishStatus === 'published';
  const { id, displayName, costs, rewards } = product;
  const [forward, back] = isOn ? [products.revoke, products.publish] : [products.publish, products.revoke];
  return (
    <Confirm
      title={isOn ? text.revokeTitle(displayName) : text.publishTitle(displayName)}
      verb={isOn ? text.revoke : text.publish}
      change={isOn ? { from: text.onSale, to: text.offSale } : { from: text.offSale, to: text.onSale }}
      onConfirm={() => forward({ ids: [id] })}
      undo={() => back({ ids: [id] })}
      done={isOn ? text.revoked(displayName) : text.published(displayName)}
      refresh={productKeys(appId)}
      onClose={() => onClose()}
    >
      {isOn
        ? text.revokeWords(players.data)
        : text.publishWords(amountsWords(costs) || text.free, amountsWords(rewards), players.data)}
    </Confirm>
  );
}
