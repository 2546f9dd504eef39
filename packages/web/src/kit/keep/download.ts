// Hands a file that was made in the page to the person.

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // why later: some browsers begin to read the address only after the click was handled
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** `区服 2026-11-21.csv`: what it is, and the day in Shanghai. */
export function fileName(name: string, day: string | undefined, extension: string): string {
  return `${name.replaceAll(/[\\/:*?"<>|]/g, '-')}${day === undefined ? '' : ` ${day}`}.${extension}`;
}
