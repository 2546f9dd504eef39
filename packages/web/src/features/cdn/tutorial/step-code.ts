// The same steps from a script, with the ids of the app and the bucket on the screen.
import { type AnyCall, operationOf } from '../../../kit/call/operation.ts';
import { type SnippetLanguage, snippetsOf } from '../../../kit/snippets/snippets-of.ts';
import { cdnOf } from '../queries.ts';
import type { StepKey, TutorialState } from './state.ts';
import { text } from './text.zh.ts';

export const LANGUAGES = ['cli', 'typescript', 'csharp', 'curl'] as const satisfies readonly SnippetLanguage[];

interface CodeFacts {
  readonly appId: string;
  readonly state: TutorialState;
  readonly language: SnippetLanguage;
  readonly url: string;
}

export function codeOf(step: StepKey, { appId, state, language, url }: CodeFacts): string {
  const id = state.bucket?.id ?? '<bucketId>';
  const cdn = cdnOf(appId);
  const code = (call: unknown, input: Readonly<Record<string, unknown>>): string =>
    snippetsOf({ operation: operationOf(call as AnyCall), input, appId, origin: location.origin })[language];
  const line = language === 'cli' ? lineOf(step) : undefined;
  if (line !== undefined) {
    return line;
  }
  switch (step) {
    case 'bucket':
      return code(cdn.buckets.create, { name: text.bucketName });
    case 'upload':
      return uploadCode(id, language) ?? code(cdn.entries.upsertMany, { id, entries: [SAMPLE_ENTRY] });
    case 'release':
      return code(cdn.releases.create, { id, notes: text.notes });
    case 'badge':
      return code(cdn.badges.set, {
        id,
        name: text.badge,
        releaseid: state.bucket?.last_release?.releaseid ?? '<releaseId>',
      });
    case 'load':
      return loadCode(url, language);
  }
}

const SAMPLE_ENTRY = {
  path: text.sampleFile,
  content_hash: '<md5>',
  content_size: 0,
  content_type: 'text/html',
  signed_url: true,
};

/** What a person types: commands go by names, and choose the bucket once. */
function lineOf(step: StepKey): string | undefined {
  const lines: Partial<Record<StepKey, string>> = {
    bucket: `uos cdn bucket create ${text.bucketName} --use`,
    release: `uos cdn release create --notes '${text.notes}'`,
    badge: `uos cdn badge set ${text.badge} latest`,
  };
  return lines[step];
}

/** A file takes several calls, for which the tools have one word. */
function uploadCode(bucketId: string, language: SnippetLanguage): string | undefined {
  if (language === 'cli') {
    return [
      `uos cdn upload ${text.sampleFile} --bucket ${text.bucketName}`,
      `uos cdn sync ./dist --bucket ${text.bucketName}`,
    ].join('\n');
  }
  if (language === 'typescript') {
    return [
      "import { uploadFile } from '@uos/sdk/jobs';",
      "import { fileSource, nodeMd5 } from '@uos/sdk/jobs/node';",
      '',
      'await uploadFile(uos, {',
      `  bucketId: '${bucketId}',`,
      `  path: '${text.sampleFile}',`,
      `  source: await fileSource('${text.sampleFile}'),`,
      '  createMd5: nodeMd5,',
      '});',
    ].join('\n');
  }
  return undefined;
}

function loadCode(url: string, language: SnippetLanguage): string {
  switch (language) {
    case 'cli':
      return `uos cdn url ${text.sampleFile} --bucket ${text.bucketName} --badge ${text.badge}`;
    case 'typescript':
      return [`const answer = await fetch('${url}');`, 'console.log(await answer.text());'].join('\n');
    case 'csharp':
      return [
        `using var request = UnityWebRequest.Get("${url}");`,
        'await request.SendWebRequest();',
        'Debug.Log(request.downloadHandler.text);',
      ].join('\n');
    case 'curl':
      return `curl -L '${url}'`;
  }
}
