// Where a command that changes something does so: it opens with this line, so that nobody finds out afterwards.
import { DEFAULT_PROFILE } from '../../profile/where/config.ts';
import type { Text } from '../../text/text.ts';
import type { CommandData } from '../command.ts';
import type { Context } from '../context.ts';

type Asked = Pick<Context, 'settings' | 'args'>;

/** `http://localhost:4100 · app 4d5c… · bucket web`, as far as the command has to do with an app and a bucket. */
export function whereOf({ settings, args }: Asked, { changes, args: taken = {}, flags = {} }: CommandData): Text {
  const { origin, profile, app, bucket } = settings;
  const own = (name: string): string | undefined => (Object.hasOwn(taken, name) ? textOf(args[name]) : undefined);
  const knowsBucket = Object.hasOwn(taken, 'bucket') || Object.hasOwn(flags, 'bucket');
  const parts: (readonly [Text, string | undefined])[] = [
    [{ zh: '应用', en: 'app' }, changes === 'app' ? (own('app') ?? app?.value) : undefined],
    [{ zh: '资源桶', en: 'bucket' }, knowsBucket ? (own('bucket') ?? bucket?.value) : undefined],
    [{ zh: '配置', en: 'profile' }, profile.value === DEFAULT_PROFILE ? undefined : profile.value],
  ];
  const line = (lang: keyof Text): string =>
    [origin.value, ...parts.flatMap(([title, value]) => (value === undefined ? [] : [`${title[lang]} ${value}`]))].join(
      ' · ',
    );
  return { zh: line('zh'), en: line('en') };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
