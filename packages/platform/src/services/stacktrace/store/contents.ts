// Contents of the service in the object store.
import { appContents } from '#kernel/objects/contents';

export const contents = appContents({ service: 'stacktrace', table: 'stack_files', space: 0x57ac4 });
