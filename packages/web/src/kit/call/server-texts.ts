// All texts of servers that are translated: a file of their own, read with the first refusal.
export { serverMessages, serviceMessages } from '@uos/contract/messages';
