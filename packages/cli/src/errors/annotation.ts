// The line by which GitHub Actions shows a failure beside the run.
import type { Failure } from './report.ts';

/** A line that the runner turns into an annotation. Source: workflow commands of GitHub Actions. */
export function annotation({ code, message, why, next }: Pick<Failure, 'code' | 'message' | 'why' | 'next'>): string {
  const text = [message, why, next].filter(Boolean).join('\n');
  return `::error title=${property(`uos ${code}`)}::${data(text)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
