// The two descriptions of the service in OpenAPI. Source: passport.md 7; wire/passport.md 1.1.
import * as z from 'zod';
import { entity, field, text } from '../../../kernel/fields.ts';
import { op } from '../../../kernel/op.ts';
import { byAnyone } from '../marks.ts';
import { openReply } from '../shared.ts';

// why loose: an OpenAPI document has its own schema, which says the rest
export const ApiDocument = entity(
  openReply({
    openapi: text('OpenAPI 版本', 'Version of OpenAPI'),
    info: field(
      openReply({ title: text('标题', 'Title'), version: text('版本', 'Version') }),
      '信息',
      'What it describes',
    ),
    paths: field(z.record(z.string(), z.json()), '路径', 'Operations by path'),
  }),
  { id: 'PassportApiDocument', zh: '接口文档', en: 'An OpenAPI document' },
);

// why this base: the documents are below the host itself, not below its API
const document = {
  reply: ApiDocument,
  base: 'platform',
  ...byAnyone,
  known: 'assumed',
  because: 'content not shown',
} as const;

export const apiDocs = {
  developer: op('GET /open-api/swagger/dev_api_docs.swagger.json', {
    ...document,
    summary: { zh: '下载开发者接口文档', en: 'Download the description of the developer calls' },
  }),
  player: op('GET /open-api/swagger/sdk_api_docs.swagger.json', {
    ...document,
    summary: { zh: '下载客户端接口文档', en: 'Download the description of the player calls' },
  }),
} as const;
