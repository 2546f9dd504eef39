// A sheet as PDF, with the letters it needs embedded, so that it looks the same everywhere and prints without a network.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Paper } from './paper.ts';

const POINTS_PER_MM = 72 / 25.4;
const LINE_MM = 0.25;

/** The same sheet and time give the same bytes. */
export async function pdfOf(paper: Paper, createdAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, regular, bold] = await Promise.all([import('pdfkit'), font('400'), font('700')]);
  const points = (mm: number) => mm * POINTS_PER_MM;
  const document = new PDFDocument({
    size: [points(paper.widthMm), points(paper.heightMm)],
    margin: 0,
    info: { Title: paper.title, CreationDate: createdAt, ModDate: createdAt, Producer: 'UOS', Creator: 'UOS' },
    lang: 'zh-CN',
  });
  const bytes = buffer(document);
  document.registerFont('regular', regular).registerFont('bold', bold);
  document.lineWidth(points(LINE_MM));
  for (const { from, to } of paper.lines) {
    document.moveTo(points(from[0]), points(from[1])).lineTo(points(to[0]), points(to[1]));
  }
  document.stroke();
  for (const { text, x, y, widthMm, sizeMm, align, isBold } of paper.texts) {
    document.font(isBold ? 'bold' : 'regular').fontSize(points(sizeMm));
    const spare = points(widthMm) - document.widthOfString(text);
    const indent = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
    document.text(text, points(x) + indent, points(y), { lineBreak: false });
  }
  document.end();
  return new Uint8Array(await bytes);
}

const fonts = new Map<string, Promise<Buffer>>();

/** Noto Sans SC, of which pdfkit embeds the letters that are used. */
function font(weight: '400' | '700'): Promise<Buffer> {
  const file = `@openfonts/noto-sans-sc_chinese-simplified/files/noto-sans-sc-chinese-simplified-${weight}.woff`;
  const read = fonts.get(weight) ?? readFile(new URL(import.meta.resolve(file)));
  fonts.set(weight, read);
  return read;
}
