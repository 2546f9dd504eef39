// The languages, each in itself: whoever does not read the page finds theirs.

export const languages = { title: '语言 / Language', chinese: '中文', english: 'English' } as const;
