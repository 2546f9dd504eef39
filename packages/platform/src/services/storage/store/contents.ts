// Contents of the service in the object store.
import { appContents } from '#kernel/objects/contents';

export const contents = appContents({ service: 'storage', table: 'storage_dumps', space: 0xdb5c4 });
