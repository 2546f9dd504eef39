// The words of calendars.
import 'dayjs/locale/zh-cn';

export const locale: string = 'zh-cn';
