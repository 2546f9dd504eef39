// Contents of the service in the object store.
import { appContents } from '#kernel/objects/contents';

export const contents = appContents({ service: 'save', table: 'save_files', space: 0x5a7e5 });
