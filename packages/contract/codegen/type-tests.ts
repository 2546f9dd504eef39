// A type test per service: what the SDK declares is what the contract's schemas infer, but for the openness of replies.
import type { OperationModel, ServiceModel } from '../src/reference/model.ts';
import { contextsOf, inputName, replyTypes } from './sdk-service.ts';
import { GENERATED } from './text.ts';

/** Source of `tests/types/generated/<service>.ts`; the type-check of the repository is what runs it. */
export function typeTests(model: ServiceModel): string {
  const { property, service } = model;
  const checks = model.operations.flatMap((operation) => checksOf(model, operation));
  const follows = model.operations.some(({ reply }) => reply === 'events');
  return `${GENERATED}
import type { ${property}, ${follows ? 'EventOf, ' : ''}InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/${service.name}';
import type { ${follows ? 'EventStream, ' : ''}Json, Page } from '@uos/sdk';
import type { Check, ${follows ? 'DataOf, ' : ''}SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof ${property}.tree;

export type Checks = [
${checks.map((check) => `  ${check},\n`).join('')}];
export type { Json, Page, Rows };
`;
}

function checksOf(model: ServiceModel, one: OperationModel): string[] {
  const operation = `Tree[${[one.group, one.verb]
    .filter((part) => part !== undefined)
    .map((part) => `'${part}'`)
    .join('][')}]`;
  const input = `Check<SameInput<InputOf<${operation}>, sdk.${inputName(one)}>>`;
  // why: a caller of the SDK is left with the page at the end of a redirect
  if (one.reply === 'redirect') {
    return [input];
  }
  if (one.reply === 'events') {
    const { reply } = replyTypes(one, prefixed(model));
    const event = `Check<SameReply<EventOf<${operation}>, DataOf<${reply}>>>`;
    return one.fields.length === 0 ? [event] : [event, input];
  }
  // why: an empty answer is `void` to a caller and `undefined` to the contract
  const reply = one.reply === 'nothing' ? 'undefined' : replyTypes(one, prefixed(model)).reply;
  const contract = `ReplyOf<${operation}>`;
  const checks = [
    one.operation.paging === 'content-range'
      ? `Check<SameReply<${contract}, Rows<${reply}>>>`
      : `Check<SameReply<${contract}, ${reply}>>`,
  ];
  // why not of bytes: a caller may send more kinds of them than a handler is given
  if (one.fields.length > 0 && one.operation.body !== 'bytes') {
    checks.push(input);
  }
  return checks;
}

function prefixed(model: ServiceModel): ReturnType<typeof contextsOf>['reply'] {
  const { reply } = contextsOf(model);
  return { ...reply, entityName: (id) => `sdk.${reply.entityName(id)}` };
}
