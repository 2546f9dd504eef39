import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { declared, services } from '../index.ts';
import { type LabelTable, labels } from '../labels/index.ts';
import { serverMessages, serviceMessages } from '../messages/index.ts';
import * as app from './app/schemas.ts';
import * as org from './org/schemas.ts';
import * as idDomains from './passport/id-domains.ts';
import { RealmStatus } from './passport/realms.ts';
import * as session from './session/schemas.ts';

describe('errors', () => {
  it('have an entry in the catalogue for every text an operation names', () => {
    const texts = declared(services).flatMap(({ id, operation }) =>
      (operation.errors ?? []).filter((error) => typeof error === 'string').map((text) => ({ id, text })),
    );
    const unknown = texts.filter(
      ({ text }) => !(Object.hasOwn(serverMessages, text) || Object.hasOwn(serviceMessages, text)),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(unknown).toEqual([]);
  });
});

describe('enums', () => {
  const tables: readonly [z.ZodEnum, LabelTable][] = [
    [app.AppRole, labels.app.role],
    [app.AppStatus, labels.app.status],
    [app.AppServiceStatus, labels.service.storedStatus],
    [app.SecretType, labels.app.secretType],
    [app.BillStatus, labels.bill.status],
    [app.RedeemTokenStatus, labels.redeemToken.status],
    [org.OrganizationStatus, labels.organization.status],
    [session.UserStatus, labels.user.status],
    [session.UploadPurpose, labels.upload.purpose],
    [idDomains.ReviewStatus, labels.idDomain.reviewStatus],
    [idDomains.LoginMethod, labels.idDomain.loginMethod],
    [idDomains.LoginPlatform, labels.idDomain.loginPlatform],
    [idDomains.VerificationCodePurpose, labels.verificationCodeLog.purpose],
    [idDomains.VerificationCodeStatus, labels.verificationCodeLog.status],
    [RealmStatus, labels.realm.status],
  ];

  it('have a label for each of their values and for nothing else', () => {
    for (const [schema, table] of tables) {
      expect(Object.keys(table).sort()).toEqual([...schema.options].sort());
    }
  });

  it('have a label for each kind of operator', () => {
    expect(Object.keys(labels.user.kind)).toEqual(expect.arrayContaining(session.OperatorKind.options));
  });
});
