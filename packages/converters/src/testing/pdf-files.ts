type PdfOptions = {
  title?: string;
  /** Entries added to the trailer, such as `/Encrypt 9 0 R`. */
  trailer?: string;
  /** Objects added behind the others. */
  objects?: readonly string[];
  /** Replaces the page tree's root. */
  pageTree?: string;
};

/** A PDF with lines of Helvetica on each page; a line that begins with `# ` is set large. */
export function pdfOf(pages: readonly (readonly string[])[], options: PdfOptions = {}): Buffer {
  const firstPage = 5;
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    options.pageTree ?? `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${options.title ?? ''}) /Producer (test) >>`,
    ...pages.flatMap((lines, at) => {
      const content = lines.map(drawLine).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${firstPage + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(options.objects ?? []),
  ];
  return assemble(objects, options.trailer ?? '');
}

function drawLine(line: string, at: number): string {
  const isHeading = line.startsWith('# ');
  const text = (isHeading ? line.slice(2) : line).replace(/[\\()]/g, '\\$&');
  return `BT /F1 ${isHeading ? 24 : 11} Tf 72 ${740 - 16 * at} Td (${text}) Tj ET`;
}

/** Objects numbered from 1, with their cross-reference table. */
function assemble(objects: readonly string[], trailer: string): Buffer {
  const parts = ['%PDF-1.4\n'];
  let offset = parts[0]?.length ?? 0;
  const offsets = objects.map((object, at) => {
    const start = offset;
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(text);
    offset += Buffer.byteLength(text, 'latin1');
    return start;
  });
  const lines = offsets.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}
