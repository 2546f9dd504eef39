// A sheet as OFD, the fixed-layout format of GB/T 33190: a ZIP of XML whose measures are millimetres.
import { strToU8, zipSync } from 'fflate';
import { advanceOf, type Line, type Paper, type Text, widthOf } from './paper.ts';

const NAMESPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const LINE_MM = 0.25;
/** Readers take the font of that name from the machine. */
const FONTS = { regular: 3, bold: 4 } as const;
const FIRST_OBJECT = 10;

/** The same sheet and time give the same bytes. */
export function ofdOf(
  paper: Paper,
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
): Uint8Array<ArrayBuffer> {
  const files = {
    'OFD.xml': `<ofd:OFD ${NAMESPACE} DocType="OFD" Version="1.0"><ofd:DocBody><ofd:DocInfo>
<ofd:DocID>${id.replaceAll('-', '')}</ofd:DocID><ofd:Title>${escaped(paper.title)}</ofd:Title>
<ofd:CreationDate>${createdAt.toISOString().slice(0, 10)}</ofd:CreationDate><ofd:Creator>UOS</ofd:Creator>
</ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `<ofd:Document ${NAMESPACE}><ofd:CommonData>
<ofd:MaxUnitID>${FIRST_OBJECT + paper.lines.length + paper.texts.length}</ofd:MaxUnitID>
<ofd:PageArea><ofd:PhysicalBox>0 0 ${paper.widthMm} ${paper.heightMm}</ofd:PhysicalBox></ofd:PageArea>
<ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData>
<ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `<ofd:Res ${NAMESPACE} BaseLoc="Res"><ofd:Fonts>
<ofd:Font ID="${FONTS.regular}" FontName="宋体" FamilyName="宋体"/>
<ofd:Font ID="${FONTS.bold}" FontName="黑体" FamilyName="黑体" Bold="true"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `<ofd:Page ${NAMESPACE}>
<ofd:Area><ofd:PhysicalBox>0 0 ${paper.widthMm} ${paper.heightMm}</ofd:PhysicalBox></ofd:Area>
<ofd:Content><ofd:Layer ID="2" Type="Body">
${[...paper.lines.map(lineObject), ...paper.texts.map((text, index) => textObject(text, paper.lines.length + index))].join('\n')}
</ofd:Layer></ofd:Content></ofd:Page>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`),
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: createdAt }));
}

function lineObject({ from, to }: Line, index: number): string {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [width, height] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  const box = `${x} ${y} ${Math.max(width, LINE_MM)} ${Math.max(height, LINE_MM)}`;
  return `<ofd:PathObject ID="${FIRST_OBJECT + index}" Boundary="${box}" LineWidth="${LINE_MM}"><ofd:AbbreviatedData>M 0 0 L ${width} ${height}</ofd:AbbreviatedData></ofd:PathObject>`;
}

function textObject({ text, x, y, widthMm, sizeMm, align, isBold }: Text, index: number): string {
  const width = widthOf(text, sizeMm);
  const indent = align === 'left' ? 0 : align === 'right' ? widthMm - width : (widthMm - width) / 2;
  const box = [x + indent, y, Math.max(width, sizeMm), sizeMm * 1.3].map(short).join(' ');
  const advances = [...text].slice(0, -1).map((sign) => short(advanceOf(sign, sizeMm)));
  const delta = advances.length === 0 ? '' : ` DeltaX="${advances.join(' ')}"`;
  const font = isBold ? FONTS.bold : FONTS.regular;
  return `<ofd:TextObject ID="${FIRST_OBJECT + index}" Boundary="${box}" Font="${font}" Size="${sizeMm}"><ofd:TextCode X="0" Y="${short(sizeMm)}"${delta}>${escaped(text)}</ofd:TextCode></ofd:TextObject>`;
}

function short(mm: number): string {
  return String(Math.round(mm * 1000) / 1000);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
