// What the search of the documentation knows: title, name, further words, address, service.
import { cliWords, declared, declaredSockets, flagName, jsonBody, services } from '@uos/contract';
import { guides } from './guide-pages.ts';

export type SearchRow = readonly [title: string, name: string, more: string, href: string, where: string];

/** Every operation, socket, service and guide. Made without reading a schema: it is asked for with the first keystroke. */
export function searchIndex(): SearchRow[] {
  const operations = declared(services).map((call): SearchRow => {
    const { id, service, operation, fullPath } = call;
    const { zh, en } = operation.summary;
    const keys = [operation.query, jsonBody(operation)].flatMap((schema) =>
      schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as object) : [],
    );
    const more = [
      en,
      `${operation.method} ${fullPath}`,
      `uos ${cliWords(call).join(' ')}`,
      ...keys,
      ...keys.map(flagName),
      service.title.zh,
    ];
    return [zh, id, more.join(' '), `/docs/${service.name}/#${id}`, service.title.zh];
  });
  const sockets = declaredSockets(services).map(({ id, service, socket, fullPath }): SearchRow => {
    const { zh, en } = socket.summary;
    return [zh, id, `${en} WebSocket ${fullPath} 长连接`, `/docs/${service.name}/#${id}`, service.title.zh];
  });
  const pages = services.map(
    ({ name, title, intro, internal = '' }): SearchRow => [
      title.zh,
      name,
      `${title.en} ${internal} ${intro.zh}`,
      `/docs/${name}/`,
      '服务',
    ],
  );
  const texts = [...guides].map(
    ([path, { name, title }]): SearchRow => [`${title.zh}指南`, name, '概念 开始 开通 价格', path, '指南'],
  );
  return [...pages, ...texts, ...operations, ...sockets];
}
