// The assistant, as its screens call it.
import { knowledgeTable } from '@uos/sdk/services/knowledge';
import { platformOf } from '../../shell/uos.ts';

export const { knowledge } = platformOf({ knowledge: knowledgeTable });
