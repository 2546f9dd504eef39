// What the assistant has read: every part of the platform's own reference, and an introduction of each service.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Service, services } from '@uos/contract';
import { factsOf, markdown, readServices } from '@uos/contract/reference';

export interface Document {
  readonly url: string;
  readonly title: string;
  readonly body: string;
}

/** One document for each call and entity of the reference, one for each service. */
export async function documents(): Promise<Document[]> {
  const all: Document[] = [];
  for (const model of readServices(services)) {
    // why: other calls go on while the pages of a service are made
    await setImmediate();
    all.push(...documentsOf(model.service, markdown(factsOf(model))));
  }
  return all;
}

function documentsOf(service: Service, reference: string): Document[] {
  const page = `/docs/${service.name}/`;
  const [head = '', ...sections] = reference.split(/^### /m);
  const parts = sections.map((section) => {
    const [name = '', ...lines] = section.split('\n');
    const body = plain(lines.join('\n'));
    const summary = /^[^。\n]{1,60}/.exec(body)?.[0] ?? name;
    return { url: `${page}#${name.trim()}`, title: `${service.title.zh}:${summary}`, body: `${name.trim()}\n${body}` };
  });
  return [{ url: page, title: `${service.title.zh} ${service.title.en}`, body: plain(head) }, ...parts];
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(/^```\w*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[-| ]+\|$/gm, '')
    .replace(/^\| ?(.*?) ?\|$/gm, (_, row: string) =>
      row
        .split(' | ')
        .filter((cell) => cell.trim() !== '')
        .join(' '),
    )
    .replace(/[`*#]|^- /gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Tells one build's documents from another's. */
export function digestOf(all: readonly Document[]): string {
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
